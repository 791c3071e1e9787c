/** The picture attached to the next message, chosen or pasted. It never leaves this page. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular, ImageAddRegular } from '@fluentui/react-icons';
import { type ReactNode, useRef } from 'react';
import { notify } from '../../../kit/feedback/notify';
import { text as textOf, useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import { IconButton } from '../../kit/icon-button';
import { ellipsis } from '../../kit/styles';
import type { Picture } from '../conversation/talk';
import { setAttachment } from '../store';

const useStyles = makeStyles({
  input: { display: 'none' },
  attached: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    columnGap: tokens.spacingHorizontalS,
    maxInlineSize: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXS,
    marginBlockEnd: tokens.spacingVerticalXS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ...insetBorder(),
  },
  picture: { inlineSize: '60px', blockSize: '40px', objectFit: 'cover', borderRadius: tokens.borderRadiusSmall },
  name: { ...ellipsis, fontSize: tokens.fontSizeBase200 },
});

const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const megabyte = 1_048_576;
/** In megabytes. */
const maxMegabytes = 5;

/** Whether the browser can decode it; a file's type alone does not tell. */
const canBeDrawn = (source: string): Promise<boolean> => {
  const image = new Image();
  image.src = source;
  return image.decode().then(
    () => true,
    () => false,
  );
};

const refuse = (why: string): void => {
  notify({ id: 'chat-picture', intent: 'warning', title: textOf(`chat:attach.${why}`, { most: maxMegabytes }) });
};

/** Attaches a file to a conversation's next message, or notifies the user why not. */
export const attachPicture = async (id: string, file: File): Promise<void> => {
  if (!kinds.includes(file.type)) return refuse('kind');
  if (file.size > maxMegabytes * megabyte) return refuse('size');
  const source = URL.createObjectURL(file);
  if (await canBeDrawn(source)) return setAttachment(id, { source, name: file.name });
  URL.revokeObjectURL(source);
  refuse('kind');
};

export const AttachButton = ({ id }: { readonly id: string }): ReactNode => {
  const styles = useStyles();
  const text = useText('chat');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={text('attach.add')} icon={<ImageAddRegular />} onClick={() => input.current?.click()} />
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept={kinds.join()}
        aria-label={text('attach.add')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void attachPicture(id, file);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
};

export const AttachmentPreview = ({ id, picture }: { readonly id: string; readonly picture: Picture }): ReactNode => {
  const styles = useStyles();
  const text = useText('chat');
  const { source, name } = picture;
  return (
    <div className={styles.attached}>
      <img className={styles.picture} src={source} alt="" />
      <span className={styles.name}>{name}</span>
      <IconButton
        label={text('attach.remove', { name })}
        size="small"
        icon={<DismissRegular />}
        onClick={() => {
          URL.revokeObjectURL(source);
          setAttachment(id, undefined);
        }}
      />
    </div>
  );
};
