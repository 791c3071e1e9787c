/** The message field. Unsent text stays with its conversation. */
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

/** Of a message, in characters. */
const maxLength = 1_000;
/** The count is highlighted from here on. */
const nearlyFull = 900;

interface ComposerProps {
  readonly id: string;
  /** The recipient's name. */
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

  // Opening a conversation focuses the field.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  // Grows with its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
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
    // Enter may end an IME composition.
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
          maxLength={maxLength}
          value={draft}
          onChange={(_, { value }) => setDraft(id, value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const [file] = event.clipboardData.files;
            // Text copied from a document comes with a picture of it.
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
          {text('compose.count', { count: draft.length, most: maxLength })}
        </span>
      </div>
    </div>
  );
};
