import { makeStyles, tokens } from '@fluentui/react-components';
import {
  DocumentPdfRegular,
  DocumentRegular,
  DocumentTableRegular,
  DocumentTextRegular,
  type FluentIcon,
  FolderZipRegular,
  ImageRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../kit/format/text';
import { ellipsis, lineAbove, plainList, textSize } from '../../kit/styles';

const useStyles = makeStyles({
  root: { marginBlockStart: '12px', paddingBlockStart: '12px', ...lineAbove },
  heading: {
    margin: 0,
    marginBlockEnd: '8px',
    ...textSize[200],
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
  },
  files: { ...plainList, display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

export const useFileStyles = makeStyles({
  file: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    maxInlineSize: '100%',
    boxSizing: 'border-box',
    paddingBlock: '6px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  icon: { flexShrink: 0, fontSize: '24px', color: tokens.colorNeutralForeground3 },
  words: { display: 'grid', minInlineSize: 0 },
  name: { ...ellipsis, ...textSize[200] },
  size: {
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    color: tokens.colorNeutralForeground2,
  },
});

const icons: readonly (readonly [RegExp, FluentIcon])[] = [
  [/\.pdf$/i, DocumentPdfRegular],
  [/\.(png|jpe?g|gif|svg|webp)$/i, ImageRegular],
  [/\.(xlsx?|csv|ods)$/i, DocumentTableRegular],
  [/\.(docx?|odt|txt|md)$/i, DocumentTextRegular],
  [/\.(zip|gz|7z)$/i, FolderZipRegular],
];

/** The icon of a file by the ending of its name. */
export const fileIcon = (name: string): FluentIcon =>
  icons.find(([ending]) => ending.test(name))?.[1] ?? DocumentRegular;

interface AttachmentListProps {
  readonly files: readonly { readonly fileName: string; readonly size: string }[];
}

/** What came with a message, by name: the sample's files have no content to open. */
export const AttachmentList = ({ files }: AttachmentListProps): ReactNode => {
  const styles = useStyles();
  const look = useFileStyles();
  const text = useText('email');
  const id = useId();
  if (files.length === 0) return null;
  return (
    <div className={styles.root}>
      <h3 id={id} className={styles.heading}>
        <bdi>
          {text('attachments', { count: files.length })} · {text('attachmentsNote')}
        </bdi>
      </h3>
      <ul className={styles.files} aria-labelledby={id}>
        {files.map(({ fileName, size }) => {
          const Icon = fileIcon(fileName);
          return (
            <li key={fileName} className={look.file}>
              <Icon className={look.icon} aria-hidden />
              <span className={look.words}>
                <bdi className={look.name}>{fileName}</bdi>
                <span className={look.size} dir="ltr">
                  {size}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
