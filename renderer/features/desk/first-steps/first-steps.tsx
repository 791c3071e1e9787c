/** What to do before the first event on this computer: ticked off by what is really so, and hidden when a person likes. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, CircleRegular, DismissRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { runCommand } from '../../../kit/commands/command';
import { pendingPlaceholder } from '../../../kit/feedback/pending-placeholder';
import { useText } from '../../../kit/format/text';
import { type EventReference, useCurrentEvent } from '../../../kit/stores/current-event';
import { showFirstSteps, useFirstSteps } from '../../../kit/stores/first-steps';
import { useOffline } from '../../../kit/stores/offline';
import { insetBorder } from '../../../kit/ui/styles';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden';

const PracticeDialog = lazy(async () => ({ default: (await import('./practice-dialog')).PracticeDialog }));

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    paddingBlock: '4px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
    backgroundColor: tokens.colorNeutralBackground3,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flexGrow: 1,
    flexBasis: '240px',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  done: { color: tokens.colorStatusSuccessForeground1 },
});

const steps = ['event', 'pack', 'scanner', 'gateList', 'practice'] as const;
type Step = (typeof steps)[number];

/** Whether an event is in the copy with all that the desk needs. */
const useIsPrepared = (event: EventReference | undefined): boolean =>
  useOffline(({ view }) =>
    view.packs.some((pack) => String(pack.event.id) === String(event?.id) && pack.state === 'ready'),
  );

/** `shown`: the event of the desk, which may be one that nobody has chosen. */
export const FirstSteps = ({ shown }: { readonly shown: EventReference | undefined }): ReactNode => {
  const styles = useStyles();
  const text = useText('first-steps');
  const navigate = useNavigate();
  const event = useCurrentEvent();
  const isPrepared = useIsPrepared(shown);
  const { done: noted, isShown } = useFirstSteps();
  const [isPractising, setPractising] = useState(false);
  const isDone = (step: Step): boolean =>
    step === 'event' ? event !== undefined : step === 'pack' ? isPrepared : noted.includes(step);
  const run: Readonly<Record<Step, () => void>> = {
    event: () => void runCommand('work-on-event'),
    pack: () => void runCommand('prepare'),
    scanner: () => void navigate('/settings#scanner.testTitle'),
    gateList: () => void runCommand('print'),
    practice: () => setPractising(true),
  };
  if (!(isShown ?? !steps.every(isDone))) return null;
  return (
    <section className={styles.root} aria-label={text('title')}>
      <h2 className={styles.title}>{text('title')}</h2>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step}>
            <Button
              appearance="subtle"
              size="small"
              icon={isDone(step) ? <CheckmarkCircleFilled className={styles.done} /> : <CircleRegular />}
              onClick={run[step]}
            >
              {text(`steps.${step}`)}
              <VisuallyHidden>{text(isDone(step) ? 'done' : 'open')}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <Button
        appearance="subtle"
        size="small"
        icon={<DismissRegular />}
        aria-label={text('hide')}
        onClick={() => showFirstSteps(false)}
      />
      {isPractising ? (
        <Suspense fallback={pendingPlaceholder}>
          <PracticeDialog event={event} onClose={() => setPractising(false)} />
        </Suspense>
      ) : undefined}
    </section>
  );
};
