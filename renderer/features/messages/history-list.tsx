/** The messages sent from this computer: time, audience and outcome. */
import type { SentMessage } from '@contract/settings/sent-message';
import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import type { Field, Tone } from '../../kit/area/field';
import { Loaded } from '../../kit/feedback/states';
import { formatDateTime } from '../../kit/format/date-time';
import { joinFacts } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { OutboxTextLink } from '../../kit/outbox/outbox-text-link';
import { alignToPage } from '../../kit/skins/theme';
import { useOutbox } from '../../kit/stores/outbox';
import { Message as Note } from '../../kit/ui/message';
import { StatusBadge } from '../../kit/ui/status-badge';
import { insetBorder } from '../../kit/ui/styles';
import { useSentMessages } from '../../state/sent-messages';
import { findDrafts } from './history';
import type { Message } from './message';
import { senderName } from './message-text';

const useStyles = makeStyles({
  title: { margin: 0 },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...insetBorder(),
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '16px',
    padding: '10px 16px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    ':last-child': { borderBlockEndStyle: 'none' },
  },
  words: { display: 'grid', minInlineSize: 0 },
  body: { overflowWrap: 'anywhere', whiteSpace: 'pre-line', color: tokens.colorNeutralForeground2 },
  name: alignToPage,
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** What a person sees: a message that failed may be a draft in the outbox. */
type Outcome = SentMessage['outcome'] | 'draft';
const tones: Readonly<Record<Outcome, Tone>> = {
  sent: 'success',
  unknown: 'warning',
  failed: 'danger',
  draft: 'neutral',
};
const outcome: Field = { key: 'outcome', kind: 'status', tones, valueTexts: 'messages:outcomes' };

interface HistoryProps {
  readonly isDisabled: boolean;
  readonly onUse: (text: Pick<Message, 'title' | 'body'>) => void;
}

export const HistoryList = ({ isDisabled, onUse }: HistoryProps): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const heading = useId();
  const call = useSentMessages();
  const entries = useOutbox((state) => state.entries);
  const describe = (message: SentMessage): string => {
    const { at, audience, recipients } = message;
    const by = senderName(text, message);
    return joinFacts(
      formatDateTime(at),
      audience,
      recipients === undefined
        ? text('history.unknown')
        : text('history.people', { count: recipients, shown: formatNumber(recipients) }),
      by === undefined ? '' : text('history.by', { by }),
    );
  };
  return (
    <section aria-labelledby={heading} style={{ display: 'grid', rowGap: '8px' }}>
      <Subtitle2 as="h2" id={heading} className={styles.title}>
        {text('history.title')}
      </Subtitle2>
      <Loaded call={call}>
        {(messages) => {
          const drafts = findDrafts(messages, entries);
          const shownOutcome = ({ id, outcome: stored }: SentMessage): Outcome =>
            stored === 'failed' && drafts.has(id) ? 'draft' : stored;
          return messages.length === 0 ? (
            <Note icon={HistoryRegular} title={text('history.none')} body={text('history.noneBody')} />
          ) : (
            <ul className={styles.list}>
              {messages.map((message) => (
                <li key={message.id} className={styles.row}>
                  <div className={styles.words}>
                    <Text
                      weight="semibold"
                      truncate
                      wrap={false}
                      title={message.title}
                      dir="auto"
                      className={styles.name}
                    >
                      {message.title}
                    </Text>
                    <Text size={200} className={styles.body}>
                      <bdi>{message.body}</bdi>
                    </Text>
                    <Text size={200} className={styles.quiet}>
                      <bdi>{describe(message)}</bdi>
                    </Text>
                  </div>
                  <StatusBadge field={outcome} values={{ outcome: shownOutcome(message) }} />
                  {drafts.has(message.id) ? (
                    <OutboxTextLink aria-label={text('history.openOf', { title: message.title })}>
                      {text('history.open')}
                    </OutboxTextLink>
                  ) : (
                    <Button
                      size="small"
                      appearance="subtle"
                      disabled={isDisabled}
                      aria-label={text('history.useOf', { title: message.title })}
                      onClick={() => onUse(message)}
                    >
                      {text('history.use')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
};
