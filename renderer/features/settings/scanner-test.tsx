/** Scanning into a field: what arrived, key by key, what is wrong with it, and the settings that set it right. */
import { Button, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useScanStore } from '../../event/scan/scan-store';
import { isModifierKey } from '../../kit/commands/keys';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { pageDirection } from '../../kit/format/direction';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { noteStep } from '../../kit/stores/first-steps';
import { changeSettings, useSettings } from '../../kit/stores/settings';
import { type ArrivedKey, type Diagnosis, diagnoseScan, type Finding, isScanning, nameOfKey } from './diagnose-scan';

/** Milliseconds without a key after which a scan is over. */
const idleTime = 600;

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  field: { maxInlineSize: '420px' },
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  findings: { display: 'grid', rowGap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  finding: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(72px, 120px) minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '8px',
    minBlockSize: '40px',
    '@media (max-width: 560px)': { gridTemplateColumns: '20px minmax(0, 1fr)' },
  },
  icon: { fontSize: '20px' },
  right: { color: tokens.colorStatusSuccessForeground1 },
  wrong: { color: tokens.colorStatusWarningForeground1 },
  name: { fontWeight: tokens.fontWeightSemibold },
  words: { overflowWrap: 'anywhere', '@media (max-width: 560px)': { gridColumn: '2' } },
  fix: { '@media (max-width: 560px)': { gridColumn: '2', justifySelf: 'start' } },
  keys: {
    maxBlockSize: '260px',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  caption: { paddingBlock: '6px', paddingInline: '12px', textAlign: 'start', fontWeight: tokens.fontWeightSemibold },
  head: {
    textAlign: 'start',
    paddingBlock: '4px',
    paddingInline: '12px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  cell: { paddingBlock: '4px', paddingInline: '12px' },
  row: { boxShadow: `0 -1px ${tokens.colorNeutralStroke3}` },
  number: { textAlign: 'end' },
});

/** Signs of a code keep their order on a page that is read from the right. */
const isolated = (code: string): string => (pageDirection() === 'rtl' ? `\u2066${code}\u2069` : code);

/** What was found, in words, and what its button does. */
const useWords = () => {
  const text = useText('settings');
  const layoutName = (layout: string | undefined) => text(`scanner.layouts.${(layout ?? 'auto') as 'auto'}`);
  const wordsOf = (finding: Finding): string => {
    switch (finding.kind) {
      case 'speed': {
        const gap = formatNumber(finding.gap);
        if (finding.isRight) return text('scanner.found.fast', { gap });
        if (!finding.change) return text('scanner.found.tooSlow', { gap });
        return text('scanner.found.slow', { gap, limit: formatNumber(finding.suggested) });
      }
      case 'layout': {
        const { layout } = finding;
        const typed = isolated(finding.typed);
        if (finding.isRight) return text('scanner.found.sameLayout');
        return layout
          ? text('scanner.found.otherLayout', { typed, layout: layoutName(layout) })
          : text('scanner.found.wrongLayout');
      }
      case 'prefix': {
        const { isKind, isRight } = finding;
        const prefix = isolated(finding.prefix);
        if (finding.prefix === '') return text('scanner.found.noPrefix');
        if (isKind) return text('scanner.found.kindPrefix', { prefix });
        return text(isRight ? 'scanner.found.knownPrefix' : 'scanner.found.prefix', { prefix });
      }
      case 'end': {
        const { key, isRight } = finding;
        if (key === '') return text(isRight ? 'scanner.found.pause' : 'scanner.found.noEnd');
        return text(isRight ? 'scanner.found.end' : 'scanner.found.otherEnd', { key });
      }
    }
  };
  const fixOf = (finding: Finding): string => {
    switch (finding.kind) {
      case 'speed':
        return text('scanner.use', { gap: formatNumber(finding.suggested) });
      case 'layout':
        return text('scanner.useLayout', { layout: layoutName(finding.layout) });
      case 'prefix':
        return text('scanner.leaveOut', { prefix: isolated(finding.prefix) });
      case 'end':
        return finding.key === '' ? text('scanner.usePause') : text('scanner.useKey', { key: finding.key });
    }
  };
  return { wordsOf, fixOf };
};

const Findings = ({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const { wordsOf, fixOf } = useWords();
  return (
    <>
      {text('scanner.read')} <bdi className={styles.code}>{diagnosis.code}</bdi>
      <ul className={styles.findings} aria-label={text('scanner.findings')}>
        {diagnosis.findings.map((finding) => {
          const { kind, isRight, change } = finding;
          const Icon = isRight ? CheckmarkCircleRegular : WarningRegular;
          return (
            <li key={kind} className={styles.finding}>
              <Icon
                className={mergeClasses(styles.icon, isRight ? styles.right : styles.wrong)}
                role="img"
                aria-label={text(isRight ? 'scanner.right' : 'scanner.wrong')}
              />
              <span className={styles.name}>{text(`scanner.kinds.${kind}`)}</span>
              <span className={styles.words}>{wordsOf(finding)}</span>
              {change ? (
                <Button className={styles.fix} onClick={() => void changeSettings(change).then(notifyFailure)}>
                  {fixOf(finding)}
                </Button>
              ) : undefined}
            </li>
          );
        })}
      </ul>
    </>
  );
};

const Keys = ({ keys }: { readonly keys: readonly ArrivedKey[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.keys} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={styles.caption}>
          {text('scanner.arrived', { count: keys.length })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {text('scanner.key')}
            </th>
            <th scope="col" className={styles.head}>
              {text('scanner.place')}
            </th>
            <th scope="col" className={mergeClasses(styles.head, styles.number)}>
              {text('scanner.wait')}
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((press, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: keys come one after the other and stay
            <tr key={at} className={styles.row}>
              <td className={styles.cell}>
                <bdi className={styles.code}>{nameOfKey(press)}</bdi>
              </td>
              <td className={styles.cell}>
                <bdi>{press.code}</bdi>
              </td>
              <td className={mergeClasses(styles.cell, styles.number)}>
                {at === 0 ? '' : formatNumber(Math.round(press.timeStamp - (keys[at - 1]?.timeStamp ?? 0)))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

interface Scanned {
  readonly keys: readonly ArrivedKey[];
  /** What the field had at the end. */
  readonly own: string;
}

export const ScannerTest = (): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const settings = useSettings((state) => state.settings);
  const shapes = useScanStore((state) => state.shapes);
  const [value, setValue] = useState('');
  const [scanned, setScanned] = useState<Scanned>();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<readonly ArrivedKey[]>([]);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const record = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, code, altKey, ctrlKey, metaKey, shiftKey, isComposing, timeStamp } = event.nativeEvent;
    const isThirdLevel = event.getModifierState('AltGraph');
    const isPart = isScanning(keys.current, timeStamp);
    // The keys of a scanner are neither shortcuts nor do they move the focus.
    if (isPart) event.stopPropagation();
    const givesText = isModifierKey(key) || (key.length === 1 && (isThirdLevel || !(ctrlKey || metaKey)));
    if (isPart && !givesText) event.preventDefault();
    if (!isPart && (key === 'Tab' || key === 'Escape')) return;
    const getModifierState = (name: string) => name === 'AltGraph' && isThirdLevel;
    const press = { key, code, altKey, ctrlKey, metaKey, shiftKey, isComposing, timeStamp, getModifierState };
    keys.current = [...keys.current, press];
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // Keys that a person types say nothing about the scanner.
      if (isScanning(keys.current, timeStamp)) noteStep('scanner');
      setScanned({ keys: keys.current, own: input.current?.value ?? '' });
      keys.current = [];
      setValue('');
    }, idleTime);
  };
  const diagnosis = scanned && settings && diagnoseScan(scanned.keys, scanned.own, settings, shapes);
  return (
    <div className={styles.root}>
      <Input
        className={styles.field}
        aria-label={text('scanner.test')}
        placeholder={text('scanner.testHint')}
        value={value}
        autoComplete="off"
        spellCheck={false}
        input={{ ref: input, ...{ 'data-takes-all-keys': '' } }}
        onChange={(_, data) => setValue(data.value)}
        onKeyDown={record}
      />
      <div role="status">{diagnosis ? <Findings diagnosis={diagnosis} /> : undefined}</div>
      {scanned ? <Keys keys={scanned.keys} /> : undefined}
    </div>
  );
};
