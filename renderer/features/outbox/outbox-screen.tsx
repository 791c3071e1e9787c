/** `/outbox`: what waits to be sent, since when and why, and what was sent. */
import type { OutboxEntry } from '@contract/bridge';
import { isReachable } from '@contract/network/network-view';
import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular, CheckmarkCircleRegular, SendRegular } from '@fluentui/react-icons';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useAbout } from '../../kit/bridge/about';
import { bridge } from '../../kit/bridge/bridge';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { useUnsentTexts } from '../../kit/outbox/unsent-texts';
import { useNetwork } from '../../kit/stores/network';
import { useOffline } from '../../kit/stores/offline';
import { isUnsent, useOutbox } from '../../kit/stores/outbox';
import { unsentGroupOf } from '../../kit/stores/unsent-groups';
import { Message } from '../../kit/ui/message';
import { Page } from '../../kit/ui/page';
import { insetBorder } from '../../kit/ui/styles';
import { useNow } from '../../kit/ui/use-now';
import { EntryRow } from './entry-row';

/** The parts of the screen, from what needs a person to what is sent. */
const groupNames = ['decide', 'waiting', 'drafts', 'done'] as const;
type GroupName = (typeof groupNames)[number];

const groupOf = (entry: OutboxEntry): GroupName => (isUnsent(entry) ? unsentGroupOf(entry) : 'done');

const timeOf = ({ sentAt, createdAt }: OutboxEntry): number => Date.parse(sentAt ?? createdAt);

/** The entries of a group: oldest first, but sent ones newest first. */
const entriesOf = (entries: readonly OutboxEntry[], group: GroupName): readonly OutboxEntry[] => {
  const found = entries.filter((entry) => groupOf(entry) === group);
  return group === 'done' ? found.toSorted((one, other) => timeOf(other) - timeOf(one)) : found;
};

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  groups: { display: 'grid', rowGap: '24px', ':focus': { outlineStyle: 'none' } },
  group: { display: 'grid', rowGap: '8px' },
  heading: { margin: 0 },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...insetBorder(),
  },
});

const Group = ({ name, onDiscarded }: { readonly name: GroupName; readonly onDiscarded: () => void }): ReactNode => {
  const styles = useStyles();
  const text = useText('outbox');
  const heading = useId();
  const all = useOutbox(({ entries }) => entries);
  const entries = entriesOf(all, name);
  const now = Math.max(useNow(), ...entries.map(({ createdAt }) => Date.parse(createdAt) || 0));
  if (entries.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <Subtitle2 as="h2" id={heading} className={styles.heading}>
        {text(`groups.${name}`)}
      </Subtitle2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} now={now} onDiscarded={onDiscarded} />
        ))}
      </ul>
    </section>
  );
};

const PageActions = (): ReactNode => {
  const styles = useStyles();
  const text = useText('outbox');
  const entries = useOutbox((state) => state.entries);
  const [busy, setBusy] = useState(false);
  const canSend = !busy && entries.some((entry) => entry.state !== 'sending' && groupOf(entry) === 'waiting');
  const sendAll = async (): Promise<void> => {
    setBusy(true);
    const sent = await bridge().outbox.sendAll();
    setBusy(false);
    if (!notifyFailure(sent)) return;
    const left = useOutbox.getState().entries.filter((entry) => groupOf(entry) === 'waiting');
    const isUnreachable =
      !isReachable(useNetwork.getState().state) || left.some(({ failure }) => failure?.kind === 'network');
    if (left.length > 0 && isUnreachable)
      notify({
        id: 'outbox-unreachable',
        intent: 'info',
        title: text('screen.unreachable.title'),
        body: text('screen.unreachable.body', { count: left.length }),
      });
  };
  const exportFile = async (): Promise<void> => {
    const saved = await bridge().outbox.export();
    if (notifyFailure(saved) && saved.ok && saved.value)
      notify({ intent: 'success', title: text('screen.exported'), body: saved.value.name });
  };
  return (
    <div className={styles.actions}>
      <Button
        appearance="primary"
        icon={<SendRegular />}
        disabledFocusable={!canSend}
        onClick={canSend ? () => void sendAll() : undefined}
      >
        {text('screen.sendAll')}
      </Button>
      <Button icon={<ArrowDownloadRegular />} onClick={() => void exportFile()}>
        {text('screen.export')}
      </Button>
    </div>
  );
};

/** What waits for the server, and what for the person: only where both are, because the headings say one alone. */
const Counts = (): ReactNode => {
  const texts = useUnsentTexts();
  if (texts.length < 2) return null;
  return (
    <Text>
      <bdi>{texts.join(' ')}</bdi>
    </Text>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('outbox');
  const entries = useOutbox((state) => state.entries);
  const isMemory = useOffline(({ view }) => view.storage === 'memory');
  // In a browser a reload loses them too.
  const isBrowser = useAbout(isMemory)?.platform === 'browser';
  const groups = useRef<HTMLDivElement>(null);
  return (
    <Page
      title={text('title')}
      description={text(`screen.${isMemory ? (isBrowser ? 'aboutReload' : 'aboutMemory') : 'about'}`)}
      width={1120}
      actions={entries.length > 0 ? <PageActions /> : undefined}
    >
      {entries.some(isUnsent) ? undefined : (
        <Message icon={CheckmarkCircleRegular} title={text('empty.title')} body={text('empty.body')} />
      )}
      <Counts />
      {/* Takes the focus of an entry that was discarded. */}
      <div ref={groups} className={styles.groups} tabIndex={-1}>
        {groupNames.map((name) => (
          <Group key={name} name={name} onDiscarded={() => groups.current?.focus()} />
        ))}
      </div>
    </Page>
  );
};
