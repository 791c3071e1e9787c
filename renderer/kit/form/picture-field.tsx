/** Pictures or documents of a record. The field uploads them, and the form saves their addresses. */
import type { Job, UploadRequest } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { Button, Field, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components';
import {
  DismissRegular,
  DocumentAddRegular,
  DocumentRegular,
  ImageAddRegular,
  ImageRegular,
} from '@fluentui/react-icons';
import { type DragEvent, type ReactNode, useState } from 'react';
import { type FieldValues, type Path, useController, useFormContext } from 'react-hook-form';
import { bridge } from '../bridge/bridge';
import { failureLine } from '../feedback/failure-text';
import { notifyFailure } from '../feedback/notify-failure';
import { useText } from '../format/text';
import { fileNameOf, Picture } from '../media/picture';
import { useCan } from '../stores/session';
import { PermissionButton } from '../ui/permission-button';
import { fieldErrorProps } from './field-error-props';
import { usePictureJobs } from './use-picture-jobs';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    margin: 0,
    minInlineSize: 0,
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
  },
  hovering: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  tiles: { display: 'contents', listStyleType: 'none' },
  tile: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '128px',
    blockSize: '96px',
    padding: '6px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
  },
  picture: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
  remove: { position: 'absolute', insetBlockStart: '4px', insetInlineEnd: '4px' },
  name: { inlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'center' },
  trouble: { color: tokens.colorStatusDangerForeground1, display: 'flex', alignItems: 'center', gap: '8px' },
});

interface PictureFieldProps<V extends FieldValues> {
  /** A field that holds a list of addresses. */
  readonly name: Path<V>;
  readonly label: string;
  /** The label of the button: "Add pictures…". */
  readonly choose: string;
  readonly folder: string;
  readonly many: boolean;
  /** Whether the field accepts a PDF as well as pictures; by default only pictures. */
  readonly isDocument?: boolean;
}

export const PictureField = <V extends FieldValues>(props: PictureFieldProps<V>): ReactNode => {
  const { name, label, choose, folder, many, isDocument = false } = props;
  const styles = useStyles();
  const text = useText('kit');
  const mayUpload = useCan(['create', 'Media']);
  const { control } = useFormContext<V>();
  const [hovering, setHovering] = useState(false);
  const { field, fieldState } = useController<V>({
    name,
    control,
    rules: {
      validate: { sending: () => !uploads.isSending() || text(isDocument ? 'pictures.waitForFile' : 'pictures.wait') },
    },
  });
  const pictures: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const change = (next: readonly string[]) => field.onChange(next);
  const uploads = usePictureJobs(many, (address) => change(many ? [...pictures, address] : [address]));

  const request: UploadRequest = { folder, many };
  const onUploads = (result: Result<readonly Job[]>) => {
    if (notifyFailure(result) && result.ok) uploads.trackJobs(result.value);
  };
  const hasFiles = (event: DragEvent): boolean => mayUpload && event.dataTransfer.types.includes('Files');
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setHovering(false);
    const files = [...event.dataTransfer.files].slice(0, many ? undefined : 1);
    if (files.length > 0) void bridge().files.drop(files, request).then(onUploads);
  };
  const error = fieldState.error?.message;
  const hint = isDocument ? 'pictures.dropFile' : many ? 'pictures.dropMany' : 'pictures.dropOne';
  const Icon = isDocument ? DocumentRegular : ImageRegular;
  const nameAt = (index: number) => (isDocument ? label : text('pictures.number', { number: index + 1 }));

  return (
    <Field label={label} hint={text(hint)} {...fieldErrorProps(error)}>
      <fieldset
        aria-label={label}
        className={mergeClasses(styles.zone, hovering && styles.hovering)}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setHovering(true);
        }}
        onDragLeave={() => setHovering(false)}
        onDrop={drop}
      >
        {pictures.length + uploads.sending.length > 0 ? (
          <ul className={styles.tiles} aria-label={label}>
            {pictures.map((address, index) => (
              <li key={address} className={styles.tile}>
                <Picture
                  className={styles.picture}
                  url={address}
                  alt={nameAt(index)}
                  fallback={
                    <>
                      <Icon fontSize={28} aria-hidden />
                      <Text size={200} className={styles.name} title={address}>
                        {fileNameOf(address)}
                      </Text>
                    </>
                  }
                />
                <Button
                  className={styles.remove}
                  size="small"
                  icon={<DismissRegular />}
                  aria-label={
                    isDocument
                      ? text('pictures.removeFile', { name: label })
                      : text('pictures.remove', { number: index + 1 })
                  }
                  onClick={() => change(pictures.filter((one) => one !== address))}
                />
              </li>
            ))}
            {uploads.sending.map((job) => (
              <li key={job.id} className={styles.tile}>
                <Text size={200} className={styles.name}>
                  <bdi>{job.title}</bdi>
                </Text>
                <ProgressBar
                  aria-label={text('pictures.sending', { name: job.title })}
                  {...(job.total ? { value: job.done / job.total } : {})}
                />
                <Button size="small" onClick={() => void bridge().files.cancel({ job: job.id })}>
                  {text('actions.cancel')}
                </Button>
              </li>
            ))}
          </ul>
        ) : undefined}
        <PermissionButton
          needs={['create', 'Media']}
          icon={isDocument ? <DocumentAddRegular /> : <ImageAddRegular />}
          onClick={() => void bridge().files.upload(request).then(onUploads)}
        >
          {choose}
        </PermissionButton>
      </fieldset>
      {uploads.failed.map((job) => (
        <Text key={job.id} size={200} className={styles.trouble} role="alert">
          <bdi>{job.title}</bdi>: {job.failure ? failureLine(job.failure) : ''}
          <Button size="small" onClick={() => uploads.retry(job)}>
            {text('actions.retry')}
          </Button>
          <Button size="small" appearance="subtle" onClick={() => uploads.removeJob(job)}>
            {text('actions.discard')}
          </Button>
        </Text>
      ))}
    </Field>
  );
};
