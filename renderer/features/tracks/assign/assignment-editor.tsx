/** Selects, reviews and saves assignments, for one track or for one sub-admin. */
import { makeStyles, mergeClasses, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ErrorCircleRegular, SendClockRegular, WarningRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { refreshAreas } from '../../../kit/bridge/use-call';
import { failureLine } from '../../../kit/feedback/failure-text';
import { useText } from '../../../kit/format/text';
import { OutboxHint } from '../../../kit/outbox/outbox-hint';
import { insetBorder } from '../../../kit/ui/styles';
import { ChangesCard } from './changes-card';
import { type Change, type Difference, difference, type Ids } from './difference';
import { type PickItem, PickList } from './pick-list';
import { type Pair, type PairOutcome, saveAssignments } from './save-assignments';
import { toTerms } from './terms';
import { useAssignmentDraft } from './use-assignment-draft';

const useResultsStyles = makeStyles({
  card: {
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  title: { margin: 0, marginBlockEnd: '8px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '8px' },
  line: { display: 'flex', columnGap: '8px', overflowWrap: 'anywhere' },
  icon: { fontSize: '20px', flexShrink: 0 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  waiting: { color: tokens.colorNeutralForeground3 },
  unsure: { color: tokens.colorStatusWarningForeground1 },
  words: { display: 'grid', minInlineSize: 0 },
});

const icons = {
  done: [CheckmarkCircleRegular, 'done'],
  failed: [ErrorCircleRegular, 'failed'],
  unseen: [WarningRegular, 'unsure'],
  unread: [WarningRegular, 'unsure'],
  waiting: [SendClockRegular, 'waiting'],
} as const;

interface ResultsProps {
  readonly pairs: readonly Pair[];
  readonly personName: (id: string) => string;
  readonly trackName: (id: string) => string;
}

const useOutcomeText = () => {
  const text = useText('tracks');
  return (outcome: PairOutcome): string =>
    outcome.state === 'failed' ? failureLine(outcome.failure) : text(`assign.outcomes.${outcome.state}`);
};

/** The outcome of each change in the last save. */
const Results = ({ pairs, personName, trackName }: ResultsProps): ReactNode => {
  const styles = useResultsStyles();
  const text = useText('tracks');
  const outcomeText = useOutcomeText();
  if (pairs.length === 0) return null;
  return (
    <section className={styles.card} aria-label={text('assign.results')} aria-live="polite">
      <Subtitle2 as="h2" block className={styles.title}>
        {text('assign.results')}
      </Subtitle2>
      <ul className={styles.list}>
        {pairs.map(({ person, track, adds, outcome }) => {
          const [Icon, look] = icons[outcome.state];
          const names = { person: personName(person), track: trackName(track) };
          return (
            <li key={`${person} ${track}`} className={styles.line}>
              <Icon className={mergeClasses(styles.icon, styles[look])} aria-hidden />
              <span className={styles.words}>
                <Text>{text(adds ? 'assign.pairAdded' : 'assign.pairRemoved', names)}</Text>
                <Text size={200}>{outcomeText(outcome)}</Text>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(300px, 2fr)',
    alignItems: 'start',
    gap: '16px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: { display: 'grid', rowGap: '16px', minInlineSize: 0 },
});

interface AssignmentEditorProps {
  /** The key of the draft: `track.assign.12`. */
  readonly draftKey: string;
  readonly label: string;
  /** The selectable items, and all items for the lookup of names. */
  readonly items: readonly PickItem[];
  readonly all: readonly PickItem[];
  readonly onServer: Ids;
  /** With the assignments that wait in the outbox. */
  readonly before: Ids;
  readonly changesOf: (difference: Difference) => readonly Change[];
  /** The record of the page: one side of every pair. */
  readonly own: PickItem;
  readonly ownKind: 'track' | 'person';
  readonly children?: ReactNode;
}

export const AssignmentEditor = (props: AssignmentEditorProps): ReactNode => {
  const { label, items, all, before, own, ownKind } = props;
  const styles = useStyles();
  const text = useText('tracks');
  const { ids, changed, terms, choose, setTerms, reset } = useAssignmentDraft(props.draftKey, before);
  const waiting = difference(props.onServer, before);
  const hasWaiting = waiting.added.length + waiting.removed.length > 0;
  const [isSaving, setSaving] = useState(false);
  const [pairs, setPairs] = useState<readonly Pair[]>([]);
  const otherName = (id: string): string => all.find((item) => item.id === id)?.name ?? text('assign.unknown', { id });

  const save = async () => {
    setSaving(true);
    setPairs([]);
    const saved = await saveAssignments(props.changesOf(changed), toTerms(terms), setPairs);
    setSaving(false);
    void refreshAreas(['track', 'admin']);
    // Failed changes stay selected, so that the user can save again. What waits is the outbox's.
    const failed = saved.filter(({ outcome }) => outcome.state !== 'done' && outcome.state !== 'waiting');
    if (failed.length === 0) reset();
  };
  return (
    <div className={styles.root}>
      <PickList label={label} items={items} chosen={ids} onChoose={choose} isDisabled={isSaving}>
        {props.children}
      </PickList>
      <div className={styles.side}>
        {hasWaiting ? <OutboxHint kind="includesWaiting" /> : undefined}
        <ChangesCard
          difference={changed}
          nameOf={otherName}
          busy={isSaving}
          terms={terms}
          onTerms={setTerms}
          scope={text(`assign.scope.${ownKind}`, { name: own.name })}
          onSave={() => void save()}
          onDiscard={reset}
        />
        <Results
          pairs={pairs}
          personName={ownKind === 'person' ? () => own.name : otherName}
          trackName={ownKind === 'track' ? () => own.name : otherName}
        />
      </div>
    </div>
  );
};
