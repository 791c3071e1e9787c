/** Where a message is written. What is not sent yet stays with its conversation. */
import { makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components';
import { SendFilled, SendRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../kit/format/text';
import { IconButton } from '../../kit/icon-button';
import { sendMessage, setDraft, useChat } from '../store';
import { AttachButton, AttachmentPreview, attachPicture } from './attachment';

const useStyles = makeStyles({
  composer: {
    display: 'grid',
    flexShrink: 0,
    rowGap: '2px',
    paddingInline: tokens.spacingHorizontalXL,
    paddingBlock: `${tokens.spacingVerticalS} ${tokens.spacingVerticalM}`,
  },
  line: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'end', columnGap: '8px' },
  area: { minBlockSize: '34px', maxBlockSize: '140px' },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  count: { flexShrink: 0 },
  full: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** The longest message, in characters. */
const longest = 1_000;
/** From here on the count is worth a look. */
const nearlyFull = 900;

interface ComposerProps {
  readonly id: string;
  /** Who gets it: a name. */
  readonly to: string;
}

export const Composer = ({ id, to }: ComposerProps): ReactNode => {
  const styles = useStyles();
  const text = useText('chat');
  const draft = useChat(({ drafts }) => drafts[id] ?? '');
  const { enterSends, answers } = useChat(({ me }) => me);
  const area = useRef<HTMLTextAreaElement>(null);
  const attached = useChat((state) => state.attached[id]);
  const isEmpty = draft.trim() === '' && !attached;

  // Who opens a conversation wants to write.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  // As high as its lines.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes it higher
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  }, [draft]);

  const sendIt = () => {
    if (isEmpty) return;
    sendMessage(id, draft.trim());
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character is not meant for us.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const sends = enterSends ? !event.shiftKey : event.ctrlKey || event.metaKey;
    if (!sends) return;
    event.preventDefault();
    sendIt();
  };
  const how = text(enterSends ? 'compose.enter' : 'compose.control');
  return (
    <div className={styles.composer}>
      {attached ? <AttachmentPreview id={id} picture={attached} /> : undefined}
      <div className={styles.line}>
        <AttachButton id={id} />
        <Textarea
          textarea={{ ref: area, className: styles.area, rows: 1 }}
          aria-label={text('compose.to', { name: to })}
          placeholder={text('compose.placeholder')}
          resize="none"
          dir="auto"
          maxLength={longest}
          value={draft}
          onChange={(_, { value }) => setDraft(id, value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const [file] = event.clipboardData.files;
            // What is copied from a document brings a picture of its words along.
            if (!file || event.clipboardData.getData('text/plain') !== '') return;
            event.preventDefault();
            void attachPicture(id, file);
          }}
        />
        <IconButton
          label={text('compose.send')}
          appearance={isEmpty ? 'subtle' : 'primary'}
          icon={isEmpty ? <SendRegular /> : <SendFilled />}
          disabledFocusable={isEmpty}
          onClick={sendIt}
        />
      </div>
      <div className={styles.foot}>
        <span>{answers ? `${how} ${text('compose.sample')}` : how}</span>
        <span className={mergeClasses(styles.count, draft.length >= nearlyFull && styles.full)}>
          {text('compose.count', { count: draft.length, most: longest })}
        </span>
      </div>
    </div>
  );
};
