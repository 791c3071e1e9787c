import type { NamedPerson } from '@contract/samples/entities/page';
import { Avatar, Button, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { SendRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'end',
    columnGap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalM,
  },
});

interface CommentFormProps {
  readonly me: NamedPerson;
  readonly onSend: (comment: string) => void;
}

/** A field for a new comment; Ctrl+Enter sends it. */
export const CommentForm = ({ me, onSend }: CommentFormProps): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (words === '') return;
    onSend(words);
    setTyped('');
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <Avatar size={32} name={me.username} image={{ src: me.avatar }} aria-hidden />
      <Textarea
        aria-label={text('post.write')}
        placeholder={text('post.write')}
        maxLength={500}
        rows={1}
        dir="auto"
        value={typed}
        onChange={(_, { value }) => setTyped(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <Button
        type="submit"
        appearance="primary"
        icon={<SendRegular />}
        disabledFocusable={words === ''}
        aria-label={text('post.send')}
      />
    </form>
  );
};
