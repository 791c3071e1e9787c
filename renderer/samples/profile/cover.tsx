import type { SampleProfile } from '@contract/samples/entities/page';
import { Avatar, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular, EditRegular, PersonAddRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';
import { textSize } from '../kit/styles';

const useStyles = makeStyles({
  card: {
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  picture: {
    display: 'block',
    inlineSize: '100%',
    // Grows with the page, so that wide windows show the sky, too.
    blockSize: 'clamp(160px, 17vw, 320px)',
    objectFit: 'cover',
    objectPosition: 'center 70%',
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalM,
  },
  face: {
    position: 'relative',
    marginBlockStart: '-64px',
    borderRadius: tokens.borderRadiusCircular,
    border: `4px solid ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { flexGrow: 1, display: 'grid' },
  name: { margin: 0, ...textSize[600] },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The profile's cover picture, avatar and actions. */
export const Cover = ({ profile: { header, userAbout } }: { readonly profile: SampleProfile }): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  const navigate = useNavigate();
  const [follows, setFollows] = useState(false);
  if (!header) return null;
  const { username, designation, avatar, coverImg } = header;
  return (
    <section className={styles.card} aria-label={username}>
      <img className={styles.picture} src={coverImg} alt="" />
      <div className={styles.row}>
        <Avatar className={styles.face} size={96} name={username} image={{ src: avatar }} aria-hidden />
        <div className={styles.words}>
          <h2 className={styles.name}>{username}</h2>
          <Text className={styles.quiet}>
            {text('head', {
              designation,
              place: userAbout?.lives ?? '',
              day: formatDay(userAbout?.joined),
            })}
          </Text>
        </div>
        <div className={styles.actions}>
          <Button icon={<EditRegular />} onClick={() => void navigate('/pages/account-settings')}>
            {text('edit')}
          </Button>
          <Button
            appearance={follows ? 'secondary' : 'primary'}
            aria-pressed={follows}
            icon={follows ? <CheckmarkRegular /> : <PersonAddRegular />}
            onClick={() => setFollows(!follows)}
          >
            {text(follows ? 'following' : 'follow')}
          </Button>
        </div>
      </div>
    </section>
  );
};
