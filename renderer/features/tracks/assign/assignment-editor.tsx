/** Ticking, looking at the difference, saving: the same from a track and from a sub-admin. */
import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { refreshAreas } from '../../../kit/bridge/use-call';
import { useText } from '../../../kit/format/text';
import { ChangesCard } from './changes-card';
import type { Change, Difference, Ids } from './difference';
import { type PickItem, PickList } from './pick-list';
import { Results } from './results';
import { type Pair, saveAssignments } from './save-assignments';
import { toTerms } from './terms';
import { useAssignmentDraft } from './use-assignment-draft';

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
  /** Names the record: `track.assign.12`. */
  readonly draft: string;
  readonly label: string;
  /** What can be ticked now, and all there is, for names. */
  readonly items: readonly PickItem[];
  readonly all: readonly PickItem[];
  readonly before: Ids;
  readonly changesOf: (difference: Difference) => readonly Change[];
  /** The one record that the other side of every pair is. */
  readonly own: PickItem;
  readonly ownIs: 'track' | 'person';
  readonly children?: ReactNode;
}

export const AssignmentEditor = (props: AssignmentEditorProps): ReactNode => {
  const { label, items, all, before, own, ownIs } = props;
  const styles = useStyles();
  const text = useText('tracks');
  const { ids, changed, terms, choose, setTerms, reset } = useAssignmentDraft(props.draft, before);
  const [busy, setBusy] = useState(false);
  const [pairs, setPairs] = useState<readonly Pair[]>([]);
  const other = (id: string): string => all.find((item) => item.id === id)?.name ?? text('assign.unknown', { id });

  const save = async () => {
    setBusy(true);
    setPairs([]);
    const saved = await saveAssignments(props.changesOf(changed), toTerms(terms), setPairs);
    setBusy(false);
    void refreshAreas(['track', 'admin']);
    // What did not go through stays ticked, to be tried again by hand.
    const open = saved.filter(({ outcome }) => outcome.state !== 'done');
    if (open.length === 0) reset();
  };
  return (
    <div className={styles.root}>
      <PickList label={label} items={items} chosen={ids} onChoose={choose} off={busy}>
        {props.children}
      </PickList>
      <div className={styles.side}>
        <ChangesCard
          difference={changed}
          nameOf={other}
          busy={busy}
          terms={terms}
          onTerms={setTerms}
          reach={text(`assign.reach.${ownIs}`, { name: own.name })}
          onSave={() => void save()}
          onDiscard={reset}
        />
        <Results
          pairs={pairs}
          personName={ownIs === 'person' ? () => own.name : other}
          trackName={ownIs === 'track' ? () => own.name : other}
        />
      </div>
    </div>
  );
};
