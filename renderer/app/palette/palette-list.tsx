/** The results of the palette, in groups. The field above has the focus and points to the active one. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { KeyCaps } from '../../kit/commands/key-caps';
import { useText } from '../../kit/format/text';
import { CopyAge } from '../../kit/offline/copy-age';
import { alignToPage, backgrounds } from '../../kit/skins/theme';
import { insetBorder } from '../../kit/ui/styles';
import type { FoundEntry, FoundGroup } from './palette-entry';
import type { RecordResult } from './use-record-groups';

const useMatchedTextStyles = makeStyles({
  // Weight, not color, so that it is visible in every theme and with forced colors.
  matched: {
    fontWeight: tokens.fontWeightBold,
    backgroundColor: 'transparent',
    color: 'inherit',
  },
});

/** The runs of letters that match and those between them, in order. */
const runsOf = (
  text: string,
  matched: readonly number[],
): readonly { readonly text: string; readonly isMatched: boolean }[] => {
  const positions = new Set(matched);
  const runs: { text: string; isMatched: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const isMatched = positions.has(at);
    const last = runs.at(-1);
    if (last?.isMatched === isMatched) last.text += text[at];
    else runs.push({ text: text[at] ?? '', isMatched });
  }
  return runs;
};

/** A text with its matching letters in bold. */
const MatchedText = ({ text, matched }: { readonly text: string; readonly matched: readonly number[] }): ReactNode => {
  const styles = useMatchedTextStyles();
  if (matched.length === 0) return text;
  return runsOf(text, matched).map((run, index) =>
    run.isMatched ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run is its position
      <mark key={index} className={styles.matched}>
        {run.text}
      </mark>
    ) : (
      run.text
    ),
  );
};

const useStyles = makeStyles({
  heading: {
    paddingBlock: '8px 4px',
    paddingInline: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  copy: { fontWeight: tokens.fontWeightRegular, marginInlineStart: tokens.spacingHorizontalS },
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  active: {
    backgroundColor: backgrounds.selected,
    ...insetBorder(tokens.colorNeutralStroke1),
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground2 },
  title: { flexShrink: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...alignToPage },
  detail: {
    ...alignToPage,
    // By the page's direction, which may differ from the text's own.
    marginLeft: 'auto',
    flexShrink: 10,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface OptionProps {
  readonly entry: FoundEntry;
  readonly isActive: boolean;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (entry: FoundEntry) => void;
}

const Option = memo(({ entry, isActive, onPoint, onChoose }: OptionProps): ReactNode => {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus and points here
    <div
      id={entry.id}
      role="option"
      aria-selected={isActive}
      className={mergeClasses(styles.entry, isActive && styles.active)}
      onMouseMove={() => onPoint(entry.id)}
      onClick={() => onChoose(entry)}
    >
      <entry.icon className={styles.icon} aria-hidden />
      <span className={styles.title} dir="auto">
        <MatchedText text={entry.title} matched={entry.matched} />
      </span>
      {entry.detail && (
        <span className={styles.detail} dir="auto">
          {entry.detail}
        </span>
      )}
      {entry.keys && <KeyCaps labels={entry.keys} size="small" />}
    </div>
  );
});

interface PaletteListProps extends Omit<OptionProps, 'entry' | 'isActive'> {
  readonly groups: readonly (FoundGroup | RecordResult)[];
  readonly activeId: string | undefined;
}

export const PaletteList = ({ groups, activeId, onPoint, onChoose }: PaletteListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('palette');
  return groups.map((shown) => (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of options in a list box
    <div key={shown.group} role="group" aria-labelledby={`palette-${shown.group}`}>
      <div id={`palette-${shown.group}`} className={styles.heading}>
        {text(`group.${shown.group}`)}
        {'copy' in shown && shown.copy && (
          <span className={styles.copy}>
            <CopyAge copy={shown.copy} />
          </span>
        )}
      </div>
      {shown.entries.map((entry) => (
        <Option key={entry.id} entry={entry} isActive={entry.id === activeId} onPoint={onPoint} onChoose={onChoose} />
      ))}
    </div>
  ));
};
