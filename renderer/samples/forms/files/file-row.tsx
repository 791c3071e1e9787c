import { formatBytes } from '@contract/format-bytes';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular, DocumentPdfRegular, ImageRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';

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
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  size: { color: tokens.colorNeutralForeground3 },
});

/** The picture in a file as an address of this page; undefined for anything else. */
const usePicture = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

interface FileRowProps {
  readonly file: File;
  readonly onRemove: () => void;
}

export const FileRow = ({ file, onRemove }: FileRowProps): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const picture = usePicture(file);
  const Icon = file.type === 'application/pdf' ? DocumentPdfRegular : ImageRegular;
  return (
    <li className={styles.row}>
      {picture ? (
        <img className={styles.picture} src={picture} alt={text('files.preview', { name: file.name })} />
      ) : (
        <span className={styles.picture} aria-hidden>
          <Icon />
        </span>
      )}
      <span className={styles.words}>
        <Text className={styles.name} title={file.name}>
          <bdi>{file.name}</bdi>
        </Text>
        <Text size={200} className={styles.size}>
          <bdi>{formatBytes(file.size)}</bdi>
        </Text>
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
