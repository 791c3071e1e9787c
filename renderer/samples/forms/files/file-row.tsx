import { formatBytes } from '@contract/format-bytes';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular, DocumentPdfRegular, ImageRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import { SecondaryText } from '../../kit/layout';
import { ellipsis } from '../../kit/styles';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
  },
  picture: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '56px',
    blockSize: '42px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    fontSize: '24px',
  },
  words: { flexGrow: 1, minInlineSize: 0, display: 'grid' },
  name: { ...ellipsis },
});

/** An object URL of an image file; undefined for other files. */
const usePicture = (file: File): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const url = URL.createObjectURL(file);
    setUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return url;
};

interface FileRowProps {
  readonly file: File;
  readonly onRemove: () => void;
}

export const FileRow = ({ file, onRemove }: FileRowProps): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const preview = usePicture(file);
  const Icon = file.type === 'application/pdf' ? DocumentPdfRegular : ImageRegular;
  return (
    <li className={styles.row}>
      {preview ? (
        <img className={styles.picture} src={preview} alt={text('files.preview', { name: file.name })} />
      ) : (
        <span className={styles.picture} aria-hidden>
          <Icon />
        </span>
      )}
      <span className={styles.words}>
        <Text className={styles.name} title={file.name}>
          <bdi>{file.name}</bdi>
        </Text>
        <SecondaryText>
          <bdi>{formatBytes(file.size)}</bdi>
        </SecondaryText>
      </span>
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={text('files.remove', { name: file.name })}
        onClick={onRemove}
      />
    </li>
  );
};
