/** Uploads dropped, pasted or chosen files, each with its progress. */
import type { UploadRequest } from '@contract/bridge';
import { formatBytes } from '@contract/format-bytes';
import { limits } from '@contract/limits';
import { Button, Card, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular, CloudArrowUpRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { bridge } from '../../kit/bridge/bridge';
import { useCommand } from '../../kit/commands/command';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { useJobs } from '../../kit/stores/jobs';
import { Page } from '../../kit/ui/page';
import { UploadRow } from './upload-row';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Calls `onFiles` with the files; returns true while files are dragged over the window. */
const useFileDrop = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isHovering, setHovering] = useState(false);
  const callback = useRef(onFiles);
  callback.current = onFiles;

  useEffect(() => {
    // Entering a child fires dragleave on its parent, so the events are counted.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setHovering(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setHovering(false);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setHovering(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) callback.current(files);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      callback.current(files);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);

  return isHovering;
};

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingVerticalXXXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    textAlign: 'center',
  },
  hovering: { border: `2px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  cloud: { fontSize: '48px', color: tokens.colorBrandForeground1 },
  queue: { padding: 0, rowGap: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});

const request: UploadRequest = { many: true };

export const Screen = () => {
  const styles = useStyles();
  const text = useText('media');
  const jobs = useJobs((state) => state.jobs);
  const uploads = jobs.filter(({ kind }) => kind === 'upload');
  const isHovering = useFileDrop((files) => void bridge().files.drop(files, request).then(notifyFailure));

  const upload = () => void bridge().files.upload(request).then(notifyFailure);
  useCommand('upload', upload);

  return (
    <Page title={text('title')} description={text('about')} width={960}>
      <section className={mergeClasses(styles.zone, isHovering && styles.hovering)} aria-label={text('send')}>
        <CloudArrowUpRegular className={styles.cloud} aria-hidden />
        <Text size={500} weight="semibold">
          {text(isHovering ? 'letGo' : 'drop')}
        </Text>
        <Button appearance="primary" size="large" icon={<ArrowUploadRegular />} onClick={upload}>
          {text('choose')}
        </Button>
        <Text size={200} className={styles.quiet}>
          {text('limits', { size: formatBytes(limits.upload.bytes), count: limits.upload.files })}
        </Text>
      </section>
      <Card className={styles.queue} appearance="filled">
        {uploads.length === 0 ? (
          <Text block align="center" className={styles.quiet} style={{ padding: tokens.spacingVerticalXXL }}>
            {text('none')}
          </Text>
        ) : (
          <ul className={styles.list} aria-label={text('queue')}>
            {uploads.map((job) => (
              <UploadRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Card>
    </Page>
  );
};
