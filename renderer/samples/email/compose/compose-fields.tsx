import { Button, Input } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { RichText } from '../../kit/rich-text/rich-text';
import { type Person, useContacts } from '../data/people';
import { fileIcon, useFileStyles } from '../reading/attachment-list';
import { changeDraft } from './compose-store';
import type { Draft } from './draft';
import { RecipientField } from './recipient-field';
import { useWindowStyles } from './window.styles';

export type Line = 'to' | 'cc' | 'bcc';

interface FieldsProps {
  readonly draft: Draft;
  readonly me: Person;
  readonly query: Readonly<Record<Line, string>>;
  readonly onQueryChange: (line: Line, query: string) => void;
  readonly errors: Readonly<Partial<Record<Line, string>>>;
}

/** Of a message, in characters. */
const maxCharacters = 20_000;

export const ComposeFields = ({ draft, me, query, onQueryChange, errors }: FieldsProps): ReactNode => {
  const styles = useWindowStyles();
  const look = useFileStyles();
  const text = useText('email');
  const contacts = useContacts(me);
  const fields = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<readonly Line[]>(() =>
    (['cc', 'bcc'] as const).filter((line) => draft[line].length > 0 || query[line] !== ''),
  );
  const [isAnswer] = useState(() => draft.to.length > 0);
  useEffect(() => {
    if (!isAnswer) fields.current?.querySelector('input')?.focus();
  }, [isAnswer]);
  const recipients = [...draft.to, ...draft.cc, ...draft.bcc, me];
  const rest = (['cc', 'bcc'] as const).filter((line) => !more.includes(line));

  return (
    <div className={styles.body}>
      <div ref={fields} className={styles.fields}>
        {(['to', ...(['cc', 'bcc'] as const).filter((line) => more.includes(line))] as const).map((line) => (
          <RecipientField
            key={line}
            label={text(`compose.${line}`)}
            people={draft[line]}
            onChange={(people) => changeDraft({ [line]: people })}
            query={query[line]}
            onQueryChange={(query) => onQueryChange(line, query)}
            contacts={contacts}
            recipients={recipients}
            error={errors[line]}
            extra={
              line === 'to'
                ? rest.map((other) => (
                    <Button
                      key={other}
                      className={styles.extra}
                      appearance="transparent"
                      aria-label={text(`compose.add.${other}`)}
                      onClick={() => setMore([...more, other])}
                    >
                      {text(`compose.${other}`)}
                    </Button>
                  ))
                : undefined
            }
          />
        ))}
        <div className={styles.row}>
          <Input
            className={styles.subject}
            value={draft.subject}
            maxLength={200}
            aria-label={text('compose.subject')}
            placeholder={text('compose.subject')}
            dir="auto"
            autoComplete="off"
            onChange={(_, { value }) => changeDraft({ subject: value })}
          />
        </div>
      </div>
      <div className={styles.text}>
        <RichText
          label={text('compose.message')}
          hideLabel
          fill
          appearance="plain"
          value={draft.message}
          placeholder={text('compose.placeholder')}
          maxLength={maxCharacters}
          autoFocus={isAnswer}
          onChange={(message) => changeDraft({ message })}
        />
      </div>
      {draft.attachments.length > 0 ? (
        <ul className={styles.files} aria-label={text('attachments', { count: draft.attachments.length })}>
          {draft.attachments.map((file, at) => {
            const Icon = fileIcon(file.fileName);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              <li key={at} className={look.file}>
                <Icon className={look.icon} aria-hidden />
                <span className={look.words}>
                  <bdi className={look.name}>{file.fileName}</bdi>
                  <span className={look.size} dir="ltr">
                    {file.size}
                  </span>
                </span>
                <Button
                  appearance="transparent"
                  size="small"
                  icon={<DismissRegular />}
                  aria-label={text('compose.detach', { name: file.fileName })}
                  onClick={() => changeDraft({ attachments: draft.attachments.filter((one) => one !== file) })}
                />
              </li>
            );
          })}
        </ul>
      ) : undefined}
    </div>
  );
};
