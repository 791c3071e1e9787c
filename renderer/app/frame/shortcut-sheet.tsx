import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import type { Area } from '../../kit/area/area';
import { keyLabels } from '../../kit/commands/keys';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { useText } from '../../kit/format/text';
import { titleOf } from '../site-map';
import { closeOverlay, useOverlay } from './overlay';
import { usePageHandle } from './use-page';

const useStyles = makeStyles({
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'auto 1fr',
    gap: '10px 16px',
    margin: 0,
    marginBlockStart: '12px',
  },
  wide: { gridColumn: '1 / -1' },
  two: {
    '@media (min-width: 600px)': { gridTemplateColumns: 'auto 1fr auto 1fr' },
  },
  what: { margin: 0, color: tokens.colorNeutralForeground2 },
  keys: { display: 'flex', gap: '4px', justifySelf: 'start' },
  key: {
    minWidth: '14px',
    paddingInline: '6px',
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** Groups of keys and the text key of what they do. `mod` is the command key of this computer. */
const sheet = {
  everywhere: [
    ['mod+K', 'search'],
    ['mod+1', 'area'],
    ['?', 'sheet'],
    ['Esc', 'close'],
  ],
  lists: [
    ['↓', 'next'],
    ['↑', 'previous'],
    ['Enter', 'open'],
    ['Space', 'select'],
    ['Shift+Space', 'extend'],
    ['mod+A', 'all'],
    ['Esc', 'clear'],
    ['Shift+← →', 'width'],
  ],
} as const;

export const ShortcutSheet = () => {
  const styles = useStyles();
  const text = useText('app');
  const open = useOverlay((state) => state.open === 'shortcuts');
  const area = usePageHandle()?.area;
  return (
    <Dialog open={open} onOpenChange={(_, data) => !data.open && closeOverlay()}>
      <DialogSurface>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('shortcuts.title')}</DialogTitle>
          <DialogContent className={styles.groups}>
            {Object.entries(sheet).map(([group, keys]) => (
              <section key={group}>
                <h3 className={styles.heading}>{text(`shortcuts.${group}`)}</h3>
                <dl className={styles.list}>
                  {keys.map(([combination, description]) => (
                    <Keys key={description} combination={combination} what={text(`shortcuts.${description}`)} />
                  ))}
                </dl>
              </section>
            ))}
            {area?.shortcuts ? <AreaKeys area={area} shortcuts={area.shortcuts} /> : undefined}
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={closeOverlay}>
              {text('page.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};

interface AreaKeysProps {
  readonly area: Area;
  readonly shortcuts: NonNullable<Area['shortcuts']>;
}

/** The shortcuts of the current page. */
const AreaKeys = ({ area, shortcuts }: AreaKeysProps) => {
  const styles = useStyles();
  const text = useText(area.name);
  return (
    <section className={styles.wide}>
      <h3 className={styles.heading}>{text(titleOf(area))}</h3>
      <dl className={mergeClasses(styles.list, styles.two)}>
        {shortcuts.map(({ keys, does }) => (
          <Keys key={does} combination={keys} what={text(does)} />
        ))}
      </dl>
    </section>
  );
};

const Keys = ({ combination, what: description }: { readonly combination: string; readonly what: string }) => {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.keys} dir="ltr">
        {combination.split('+').map((key) => (
          <kbd key={key} className={styles.key}>
            {key === 'mod' ? keyLabels('Mod')[0] : key}
          </kbd>
        ))}
      </dt>
      <dd className={styles.what}>{description}</dd>
    </>
  );
};
