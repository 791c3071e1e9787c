import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import type { Contact } from '../conversation/talk';
import { PersonAvatar } from './avatars';
import { useItemStyles } from './item.styles';

interface PersonItemProps {
  readonly contact: Contact;
  readonly to: string;
  readonly onChoose?: () => void;
}

/** A contact in a list. */
export const PersonItem = ({ contact, to, onChoose }: PersonItemProps): ReactNode => {
  const styles = useItemStyles();
  const text = useText('chat');
  const { name, role, presence } = contact;
  return (
    <li>
      <Link to={to} className={styles.item} {...(onChoose ? { onClick: onChoose } : {})}>
        <PersonAvatar name={name} presence={presence} size={40} />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.snippet}>{`${role} · ${text(`presence.${presence}`)}`}</span>
        </span>
      </Link>
    </li>
  );
};
