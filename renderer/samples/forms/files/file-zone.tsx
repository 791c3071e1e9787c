/** A drop zone: files can be dropped, pasted or selected, and are listed with size and preview. */
import { formatBytes } from '@contract/format-bytes';
import { Button, Field, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CloudArrowUpRegular } from '@fluentui/react-icons';
import { type ReactNode, useId, useRef, useState } from 'react';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import { SecondaryText } from '../../kit/layout';
import { stackedList } from '../../kit/styles';
import { FileRow } from './file-row';
import { type Limits, type SortedFiles, sortFiles } from './sort-files';

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
  list: { ...stackedList('8px'), marginBlockStart: '12px' },
  notice: { marginBlockStart: '12px' },
});

export interface ListedFile {
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
  const [files, setFiles] = useState<readonly ListedFile[]>([]);
  const [rejected, setRejected] = useState<SortedFiles<File>['rejected']>([]);

  const addFiles = (dropped: readonly File[]) => {
    const sorted = sortFiles(
      dropped,
      files.map(({ file }) => file),
      limits,
    );
    setRejected(sorted.rejected);
    setFiles([...files, ...sorted.accepted.map((file) => ({ id: next.current++, file }))]);
  };
  const remove = (removed: ListedFile) => {
    setFiles(files.filter((one) => one.id !== removed.id));
    setRejected([]);
    input.current?.parentElement?.querySelector('button')?.focus();
    notify({
      id: 'forms-file',
      intent: 'info',
      title: text('files.removed', { name: removed.file.name }),
      actions: [{ label: text('undo'), run: () => setFiles(files) }],
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
          addFiles([...event.dataTransfer.files]);
        }}
        onPaste={(event) => addFiles([...event.clipboardData.files])}
      >
        <CloudArrowUpRegular className={styles.icon} aria-hidden />
        <Text weight="semibold">{text('files.drop')}</Text>
        <SecondaryText>{text('files.limits', { count: limits.count, size: formatBytes(limits.size) })}</SecondaryText>
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          multiple
          accept={accept}
          onChange={({ currentTarget }) => {
            addFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{text('files.choose')}</Button>
      </fieldset>
      {rejected.length > 0 ? (
        <div className={styles.notice}>
          <NoticeBar
            intent="warning"
            layout="multiline"
            politeness="assertive"
            title={text('files.refused', { count: rejected.length })}
            stacked
          >
            {rejected.map(({ name, reason }) => text(`files.why.${reason}`, { name })).join(' ')}
          </NoticeBar>
        </div>
      ) : undefined}
      <ul className={styles.list} aria-label={text('files.list', { count: files.length })}>
        {files.map((one) => (
          <FileRow key={one.id} file={one.file} onRemove={() => remove(one)} />
        ))}
      </ul>
    </Field>
  );
};
