import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { settingNames } from './setting-names';

/** Moves the focus into a part of the screen that the address names by its title's key: `/settings#appearance.skin`. */
const useFocusWhenNamed = <E extends HTMLElement>(title: string, selector: string): RefObject<E | null> => {
  const text = useText('settings');
  const { hash, key } = useLocation();
  const part = useRef<E>(null);
  const name = settingNames.find((setting) => `#${setting.key}` === hash)?.key;
  const isNamed = name !== undefined && text(name) === title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the same setting again moves the focus again
  useEffect(() => {
    if (!isNamed) return;
    const target = part.current?.querySelector<HTMLElement>(selector) ?? part.current?.querySelector('h3');
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'center' });
  }, [isNamed, key, selector]);
  return part;
};

const useStyles = makeStyles({
  group: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  card: {
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  setting: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalL,
    paddingInline: tokens.spacingHorizontalXL,
    ':not(:last-child)': {
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: tokens.colorNeutralStroke2,
    },
  },
  tall: { flexDirection: 'column', alignItems: 'stretch' },
  words: { flexBasis: '260px', flexGrow: 1, display: 'grid', gap: '2px' },
  name: { margin: 0, fontWeight: tokens.fontWeightRegular, fontSize: tokens.fontSizeBase300 },
  about: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  note: { fontStyle: 'italic' },
});

interface SettingGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const SettingGroup = ({ title, children }: SettingGroupProps) => {
  const styles = useStyles();
  const id = useId();
  const section = useFocusWhenNamed<HTMLElement>(title, 'h2');
  return (
    <section ref={section} className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.card}>{children}</div>
    </section>
  );
};

interface SettingProps {
  readonly title: string;
  readonly about?: string | undefined;
  /** Why the control is disabled. */
  readonly note?: string | undefined;
  /** Puts the control below the text instead of next to it. */
  readonly tall?: boolean;
  readonly children?: ReactNode;
}

/** What gets the focus of a setting: the chosen one of several, or else the first control. */
const controls = 'input:checked, button:enabled, input:enabled, select:enabled, textarea:enabled';

/** One setting: title, description and control. */
export const Setting = ({ title, about, note, tall = false, children }: SettingProps) => {
  const styles = useStyles();
  const setting = useFocusWhenNamed<HTMLDivElement>(title, controls);
  return (
    <div ref={setting} className={mergeClasses(styles.setting, tall && styles.tall)}>
      <div className={tall ? undefined : styles.words}>
        <h3 className={styles.name}>{title}</h3>
        {about && <p className={styles.about}>{about}</p>}
        {note && <p className={mergeClasses(styles.about, styles.note)}>{note}</p>}
      </div>
      {children}
    </div>
  );
};
