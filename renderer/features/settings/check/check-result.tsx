/** A finished check: areas, open questions, calls, the selected call, and unsaved changes to the profile. */
import {
  type Assignment,
  profileWith,
  type Target,
  withAssignment,
  withoutTarget,
} from '@contract/reading/check/assignment';
import { questionsOf } from '@contract/reading/check/questions';
import { areasOf, type CallReport, type CheckReport, ratingOf } from '@contract/reading/check/report';
import { Button, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { LightbulbRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { notify } from '../../../kit/feedback/notify';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { readableLabel } from '../../../kit/format/label';
import { useText } from '../../../kit/format/text';
import { changeProfile, runCheck, useServerCheck } from '../../../kit/stores/server-check';
import { CallPanel } from './call-panel';
import { CallsTable } from './calls-table';
import { allSuggestions, type Draft } from './draft';
import { DraftCard } from './draft-card';
import { QuestionsCard } from './questions-card';
import { RatingIcon } from './rating-icon';

const useAreaStyles = makeStyles({
  areas: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  area: { minInlineSize: 'auto', fontWeight: tokens.fontWeightRegular },
});

interface AreaRatingsProps {
  readonly report: CheckReport;
  /** The area whose calls are shown; undefined for all. */
  readonly chosen: string | undefined;
  readonly onChoose: (area: string | undefined) => void;
}

/** One rating per area of the service: how well the app reads it. */
const AreaRatings = ({ report, chosen, onChoose }: AreaRatingsProps): ReactNode => {
  const styles = useAreaStyles();
  const text = useText('settings');
  return (
    <ul className={styles.areas} aria-label={text('check.areas')}>
      {areasOf(report.calls).map(({ area, rating }) => (
        <li key={area}>
          <ToggleButton
            size="small"
            className={styles.area}
            icon={<RatingIcon rating={rating} />}
            checked={chosen === area}
            onClick={() => onChoose(chosen === area ? undefined : area)}
          >
            {readableLabel(area)}
          </ToggleButton>
        </li>
      ))}
    </ul>
  );
};

const useStyles = makeStyles({
  halves: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    '@media (max-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  summary: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  // Sticky next to a long table of calls, so that the selected call stays in view.
  panel: {
    position: 'sticky',
    insetBlockStart: 0,
    maxBlockSize: 'calc(100vh - 96px)',
    overflowY: 'auto',
    '@media (max-width: 1200px)': { position: 'static', maxBlockSize: 'none' },
  },
  words: { color: tokens.colorNeutralForeground2 },
});

const noDraft: Draft = [];

export const CheckResult = ({ report }: { readonly report: CheckReport }): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const view = useServerCheck((state) => state.view);
  const seen = useServerCheck((state) => state.seen);
  const isRunning = useServerCheck((state) => state.progress !== undefined);
  const [area, setArea] = useState<string>();
  const [open, setOpen] = useState<string>();
  const [draft, setDraft] = useState<Draft>(noDraft);
  const [isSaving, setSaving] = useState(false);

  const calls = report.calls.filter(({ id }) => area === undefined || id.startsWith(`${area}.`));
  const isPartlyRead = (call: CallReport): boolean => call.state === 'read' && ratingOf(call) !== 'good';
  const first = calls.find(isPartlyRead) ?? calls.find(({ state }) => state === 'read') ?? calls[0];
  const shown = calls.find(({ id }) => id === open) ?? first;
  const questions = useMemo(() => questionsOf(report, seen, view?.profile.media?.hosts ?? []), [report, seen, view]);
  const suggestions = useMemo(() => allSuggestions(report, questions), [report, questions]);
  const canChange = view !== undefined && view.from !== 'policy';
  const good = areasOf(report.calls).filter(({ rating }) => rating === 'good').length;

  const save = async () => {
    if (!view) return;
    setSaving(true);
    const profile = JSON.parse(JSON.stringify(profileWith(view.profile, draft)));
    const result = await changeProfile(() => bridge().servers.saveProfile({ profile }));
    setSaving(false);
    if (!notifyFailure(result)) return;
    setDraft(noDraft);
    notify({ intent: 'success', title: text('profile.saved') });
    // Assigned rights take effect when the session is read again.
    if (draft.some(({ kind }) => kind === 'subject' || kind === 'action')) await bridge().session.refresh();
    await runCheck();
  };
  const assign = (assignment: Assignment) => setDraft((before) => withAssignment(before, assignment));
  const clear = (target: Target) => setDraft((before) => withoutTarget(before, target));

  return (
    <>
      {!report.complete && <NoticeBar intent="warning">{text('check.incomplete')}</NoticeBar>}
      {view?.from === 'policy' && <NoticeBar intent="info">{text('profile.fixed')}</NoticeBar>}
      <div className={styles.summary}>
        <AreaRatings report={report} chosen={area} onChoose={setArea} />
        <Text size={200} className={styles.words}>
          {text('check.summary', { good, areas: areasOf(report.calls).length })}
        </Text>
        {canChange && suggestions.length > 0 && draft.length === 0 && (
          <Button size="small" icon={<LightbulbRegular />} onClick={() => setDraft(suggestions)}>
            {text('check.useAll', { count: suggestions.length })}
          </Button>
        )}
      </div>
      {draft.length > 0 && (
        <DraftCard
          draft={draft}
          isBusy={isSaving || isRunning}
          onClear={clear}
          onSave={() => void save()}
          onDiscard={() => setDraft(noDraft)}
        />
      )}
      {canChange && questions.length > 0 && (
        <QuestionsCard questions={questions} draft={draft} onAssign={assign} onClear={clear} />
      )}
      <div className={styles.halves}>
        <CallsTable calls={calls} open={shown?.id} onOpen={setOpen} />
        {shown && (
          <div className={styles.panel}>
            <CallPanel call={shown} draft={draft} onAssign={canChange ? assign : undefined} onClear={clear} />
          </div>
        )}
      </div>
    </>
  );
};
