/** "Save the day's files…": which files, then how each of them goes. */
import { allows } from '@contract/ability';
import type { Event } from '@contract/entities/event';
import type { Failure } from '@contract/failure';
import { closingDays, type EventDates } from '@contract/time/event-days';
import { resolveZone } from '@contract/time/zone';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Select,
  tokens,
  Text as Words,
} from '@fluentui/react-components';
import { FolderOpenRegular, SaveRegular } from '@fluentui/react-icons';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { EventId } from '../../../event/use-event-rows';
import { bridge } from '../../../kit/bridge/bridge';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { type FileFormat, fileFormat } from '../../../kit/export/file-format';
import { KindField } from '../../../kit/export/format-fields';
import { failureLine, failureText } from '../../../kit/feedback/failure-text';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { formatDay } from '../../../kit/format/date-time';
import { formatNumber } from '../../../kit/format/number';
import { type Text, useText } from '../../../kit/format/text';
import type { EventReference } from '../../../kit/stores/current-event';
import { useAbility } from '../../../kit/stores/session';
import { useNow } from '../../../kit/ui/use-now';
import { computers } from './computed-files';
import type { ComputedFile } from './day-file';
import { DayFileLine } from './day-file-line';
import { cancelDayRun, forgetDayRun, retryDayFiles, startDayRun } from './day-run';
import { type ComputedName, type DayFileName, dayFiles } from './server-files';
import { useDayProgress } from './use-day-progress';

const useStyles = makeStyles({
  surface: { maxInlineSize: '640px', inlineSize: '92vw' },
  content: { display: 'grid', rowGap: '8px', alignContent: 'start' },
  about: { color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  summary: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
});

/** Why the day is not simply today. */
const dayHint = ({ timezone }: EventDates, [day, today]: readonly string[], text: Text) => {
  if (resolveZone(timezone) === undefined) return { hint: text('day.zoneUnknown') };
  return today === undefined ? {} : { hint: text('day.night', { day: formatDay(day), today: formatDay(today) }) };
};

interface DialogProps {
  readonly event: (Event | EventReference) & { readonly id: EventId };
  readonly onClose: () => void;
}

export const DayFilesDialog = ({ event, onClose }: DialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const kit = useText('kit');
  const ability = useAbility();
  const allowed = dayFiles.filter(({ needs }) => allows(ability, needs));
  const [left, setLeft] = useState<ReadonlySet<DayFileName>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [format, setFormat] = useState<FileFormat>(() => fileFormat(true));
  const [notChosen, setNotChosen] = useState<Failure>();
  const [computed, setComputed] = useState<Partial<Record<ComputedName, ComputedFile>>>({});
  const onComputed = useCallback(
    (name: ComputedName, file: ComputedFile) => setComputed((now) => ({ ...now, [name]: file })),
    [],
  );
  const days = closingDays(event, useNow());
  const [chosenDay, setDay] = useState<string>();
  const day = chosenDay !== undefined && days.includes(chosenDay) ? chosenDay : days[0];
  const key = String(event.id);
  const { run, jobs, manifest, saved, failed, isRunning, send } = useDayProgress(event.id, computed);
  useEffect(() => send(), [send]);
  const failure = run ? run.refused?.failure : notChosen;

  const names = allowed.map(({ name }) => name);
  const chosen = run?.names ?? names.filter((name) => !left.has(name));
  const computedOf = (name: DayFileName) => (name in computers ? computed[name as ComputedName] : undefined);
  const start = () => {
    if (isAsking || chosen.length === 0) return;
    setAsking(true);
    const timezone = typeof event.timezone === 'string' && event.timezone !== '' ? event.timezone : undefined;
    const asked = {
      event: { id: event.id, name: typeof event.name === 'string' ? event.name : '' },
      day,
      ...(timezone === undefined ? {} : { timezone }),
    };
    void startDayRun(asked, chosen, format)
      .then(setNotChosen)
      .finally(() => setAsking(false));
  };
  const retry = () => {
    for (const name of failed) computedOf(name)?.retry();
    retryDayFiles(key, failed);
  };
  const choose = (name: DayFileName, isChosen: boolean) =>
    setLeft((now) => new Set(isChosen ? [...now].filter((one) => one !== name) : [...now, name]));
  const summary = run
    ? text(isRunning ? 'day.saving' : 'day.saved', {
        saved: formatNumber(saved),
        files: formatNumber(chosen.length),
        folder: run.folder.name,
      })
    : '';

  return (
    <Dialog open onOpenChange={(_, { open }) => (open || isAsking ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        {Object.entries(computers).map(([name, Compute]) =>
          chosen.some((one) => one === name) ? <Compute key={name} event={event} onChange={onComputed} /> : undefined,
        )}
        <DialogBody>
          <DialogTitle>{text('day.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <Words className={styles.about}>{text('day.about')}</Words>
            <KindField choice={run?.format ?? format} onChange={run || isAsking ? undefined : setFormat} />
            {run ? undefined : (
              <Field label={text('day.folderDay')} orientation="horizontal" {...dayHint(event, days, text)}>
                <Select value={day} onChange={(_, { value }) => setDay(value)}>
                  {days.map((one) => (
                    <option key={one} value={one}>
                      {formatDay(one)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            {failure ? (
              <NoticeBar intent="error" layout="multiline" title={failureText(failure).title}>
                {failureLine(failure)}
              </NoticeBar>
            ) : undefined}
            <ul className={styles.list}>
              {(run ? run.names : names).map((name) => (
                <DayFileLine
                  key={name}
                  name={name}
                  isChosen={chosen.includes(name)}
                  onChoose={run || isAsking ? undefined : (isChosen) => choose(name, isChosen)}
                  computed={computedOf(name)}
                  job={jobs.get(name)}
                  isUnsent={!run || run.unsent.includes(name)}
                  isRefused={run?.refused?.names.includes(name) ?? false}
                  isCanceled={run?.canceled.includes(name) ?? false}
                />
              ))}
            </ul>
            <div role="status" className={styles.summary}>
              {summary}
            </div>
            {isRunning && (run?.unsent.length ?? 0) > 0 ? (
              <Words className={styles.about}>{text('day.keepOpen')}</Words>
            ) : undefined}
          </DialogContent>
          <DialogActions fluid>
            {run && !isRunning && failed.length > 0 ? (
              <Button appearance="primary" onClick={retry}>
                {text('day.retry')}
              </Button>
            ) : undefined}
            {manifest?.state === 'done' ? (
              <Button
                icon={<FolderOpenRegular />}
                onClick={() => void bridge().files.showInFolder({ job: manifest.id }).then(notifyFailure)}
              >
                {kit('actions.showInFolder')}
              </Button>
            ) : undefined}
            {run ? undefined : (
              <Button
                appearance="primary"
                icon={<SaveRegular />}
                disabledFocusable={isAsking || chosen.length === 0}
                onClick={start}
              >
                {text('day.choose')}
              </Button>
            )}
            {run && isRunning ? <Button onClick={() => cancelDayRun(key)}>{text('day.cancel')}</Button> : undefined}
            {run && !isRunning ? <Button onClick={() => forgetDayRun(key)}>{text('day.again')}</Button> : undefined}
            <Button onClick={onClose}>{text('day.close')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
