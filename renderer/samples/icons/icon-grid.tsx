/** A virtualized grid of icons. The arrow keys move, Enter copies. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { backgrounds } from '../../kit/skins/theme';
import { useIsRightToLeft } from '../../kit/stores/direction';
import { focusRing, insetBorder } from '../../kit/ui/styles';
import type { Icon, Size } from './names';
import { nextIndex } from './next-index';

const useStyles = makeStyles({
  grid: {
    position: 'relative',
    inlineSize: '100%',
    borderRadius: tokens.borderRadiusLarge,
    ...focusRing(),
  },
  row: { position: 'absolute', insetBlockStart: 0, insetInline: 0, display: 'grid', columnGap: '8px' },
  icon: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateRows: '1fr auto',
    placeItems: 'center',
    minInlineSize: 0,
    blockSize: '100px',
    padding: '6px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(tokens.colorNeutralStroke3),
    cursor: 'pointer',
    ':hover': { backgroundColor: backgrounds.hovered, ...insetBorder(tokens.colorNeutralStroke1) },
  },
  chosen: { backgroundColor: backgrounds.selected, boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}` },
  active: { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  glyph: { lineHeight: 1, fontStyle: 'normal', color: tokens.colorNeutralForeground1 },
  name: {
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // Two lines: people look for the name.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    color: tokens.colorNeutralForeground3,
  },
});

/** Lets names wrap between words. */
const withBreaks = (name: string): string => name.replace(/([a-z\d])(?=[A-Z])/g, '$1\u200b');

const rowHeight = 108;
const minColumnWidth = 108;

interface IconGridProps {
  readonly label: string;
  readonly icons: readonly Icon[];
  readonly family: string;
  readonly size: Size;
  /** The icon that was copied last. */
  readonly selected: string | undefined;
  readonly onChoose: (icon: Icon) => void;
}

export const IconGrid = ({ label, icons, family, size, selected, onChoose }: IconGridProps): ReactNode => {
  const styles = useStyles();
  const id = useId();
  const isRtl = useIsRightToLeft();
  const grid = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState({ inline: 900, start: 0 });
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => setArea({ inline: element.clientWidth, start: element.offsetTop });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const columns = Math.max(1, Math.floor((area.inline + 8) / (minColumnWidth + 8)));
  const rows = useVirtualizer({
    count: Math.ceil(icons.length / columns),
    getScrollElement: () => grid.current?.closest('main') ?? null,
    estimateSize: () => rowHeight,
    scrollMargin: area.start,
    // The sticky search bar covers the top.
    scrollPaddingStart: 72,
    overscan: 3,
  });
  const activeIndex = Math.min(active, icons.length - 1);
  const optionId = (index: number): string => `${id}-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const icon = icons[activeIndex];
    if ((event.key === 'Enter' || event.key === ' ') && icon) {
      event.preventDefault();
      return onChoose(icon);
    }
    const next = nextIndex(event.key, { at: activeIndex, columns, count: icons.length, isRtl });
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    rows.scrollToIndex(Math.floor(next / columns), { align: 'auto' });
  };
  return (
    <div
      ref={grid}
      className={styles.grid}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={optionId(activeIndex)}
      style={{ blockSize: rows.getTotalSize() }}
      onKeyDown={onKeyDown}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          role="presentation"
          className={styles.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - area.start}px)`,
          }}
        >
          {icons.slice(row.index * columns, (row.index + 1) * columns).map((icon, column) => {
            const index = row.index * columns + column;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and takes the keys
              <div
                key={icon.name}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={icon.name === selected}
                aria-label={icon.name}
                aria-setsize={icons.length}
                aria-posinset={index + 1}
                title={icon.name}
                className={mergeClasses(
                  styles.icon,
                  icon.name === selected && styles.chosen,
                  focused && index === activeIndex && styles.active,
                )}
                onClick={() => {
                  setActive(index);
                  onChoose(icon);
                }}
              >
                <i
                  aria-hidden
                  className={styles.glyph}
                  style={{ fontFamily: family, fontSize: size === 'any' ? 24 : Number(size) }}
                >
                  {String.fromCodePoint(icon.code)}
                </i>
                <span className={styles.name} dir="ltr">
                  {withBreaks(icon.stem)}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
