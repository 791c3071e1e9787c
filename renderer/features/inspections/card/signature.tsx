/** A signature over its line; on white, since signatures are drawn in ink. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { Picture } from '../../../kit/media/picture';
import { insetBorder } from '../../../kit/ui/styles';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '4px', minInlineSize: '200px', margin: 0 },
  paper: {
    display: 'grid',
    placeItems: 'center start',
    blockSize: '56px',
    paddingInline: '8px',
    backgroundColor: '#fff',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
  },
  image: { maxInlineSize: '184px', maxBlockSize: '48px' },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface SignatureProps {
  readonly label: string;
  readonly source: string | null | undefined;
}

export const Signature = ({ label, source }: SignatureProps) => {
  const styles = useStyles();
  return (
    <figure className={styles.root}>
      <span className={styles.paper}>{source && <Picture className={styles.image} url={source} alt="" />}</span>
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
};
