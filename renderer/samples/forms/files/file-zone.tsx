/** A place for files: dropped, pasted or chosen, each shown with its size, pictures as pictures. */

import { formatBytes } from '@contract/format-bytes';
import { Button, Field, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CloudArrowUpRegular } from '@fluentui/react-icons';
import { type ReactNode, useId, useRef, useState } from 'react';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import { FileRow } from './file-row';
import { type Limits, type Sorted, sortFiles } from './limits';

const useStyles = makeStyles({
  zone: {
    display: 'grid',
    justifyItems: 'center',
    rowGap: '4px',
    padding: '28px 16px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground2,
    transitionProperty: 'background-color, border-color',
    transitionDuration: tokens.durationFast,
  },
  hovering: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  icon: { fontSize: '32px', color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  list: { display: 'grid', gap: '8px', margin: 0, marginBlockStart: '12px', padding: 0, listStyleType: 'none' },
  notice: { marginBlockStart: '12px' },
});

export interface Kept {
  readonly id: number;
  readonly file: File;
}

interface FileZoneProps {
  readonly label: string;
  readonly limits: Limits;
  readonly accept: string;
}

export const FileZone = ({ label, limits, accept }: FileZoneProps): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const next = useRef(0);
  const [hovering, setHovering] = useState(false);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [refused, setRefused] = useState<Sorted<File>['refused']>([]);

  const take = (brought: readonly File[]) => {
    const sorted = sortFiles(
      brought,
      kept.map(({ file }) => file),
      limits,
    );
    setRefused(sorted.refused);
    setKept([...kept, ...sorted.taken.map((file) => ({ id: next.current++, file }))]);
  };
  const remove = (gone: Kept) => {
    setKept(kept.filter((one) => one.id !== gone.id));
    setRefused([]);
    input.current?.parentElement?.querySelector('button')?.focus();
    notify({
      id: 'forms-file',
      intent: 'info',
      title: text('files.removed', { name: gone.file.name }),
      actions: [{ label: text('undo'), run: () => setKept(kept) }],
    });
  };
  return (
    <Field label={{ children: label, htmlFor: id }}>
      <fieldset
        aria-label={label}
        className={mergeClasses(styles.zone, hovering && styles.hovering)}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setHovering(true);
        }}
        onDragLeave={() => setHovering(false)}
        onDrop={(event) => {
          event.preventDefault();
          setHovering(false);
          take([...event.dataTransfer.files]);
        }}
        onPaste={(event) => take([...event.clipboardData.files])}
      >
        <CloudArrowUpRegular className={styles.icon} aria-hidden />
        <Text weight="semibold">{text('files.drop')}</Text>
        <Text size={200} className={styles.quiet}>
          {text('files.limits', { count: limits.count, size: formatBytes(limits.size) })}
        </Text>
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          multiple
          accept={accept}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{text('files.choose')}</Button>
      </fieldset>
      {refused.length > 0 ? (
        <div className={styles.notice}>
          <NoticeBar
            intent="warning"
            layout="multiline"
            politeness="assertive"
            title={text('files.refused', { count: refused.length })}
            stacked
          >
            {refused.map(({ name, why }) => text(`files.why.${why}`, { name })).join(' ')}
          </NoticeBar>
        </div>
      ) : undefined}
      <ul className={styles.list} aria-label={text('files.list', { count: kept.length })}>
        {kept.map((one) => (
          <FileRow key={one.id} file={one.file} onRemove={() => remove(one)} />
        ))}
      </ul>
    </Field>
  );
};
