/** The banner of an event, and how many tickets are sold. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Values } from '../../kit/area/field';
import { FillBar, readCount } from '../../kit/charts/fill-bar';
import { FieldValue } from '../../kit/detail/field-value';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { Picture } from '../../kit/media/picture';
import { insetBorder } from '../../kit/ui/styles';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  banner: {
    inlineSize: '100%',
    blockSize: 'clamp(96px, 18vh, 200px)',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
  },
  sold: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: '24px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    ...insetBorder(),
  },
});

export const Summary = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const bars = (['racer', 'spectator'] as const).flatMap((who) => {
    const taken = readCount(values[`${who}Sold`]);
    const capacity = readCount(values[`${who}Capacity`]);
    return taken === undefined || capacity === undefined ? [] : [{ who, taken, capacity }];
  });
  const banner = toPlainText(values.bannerImage);
  if (bars.length === 0 && banner === '') return null;
  return (
    <div className={styles.root}>
      {banner === '' ? undefined : (
        <Picture
          className={styles.banner}
          url={banner}
          alt=""
          fallback={<FieldValue field={{ key: 'bannerImage', kind: 'url' }} values={values} />}
        />
      )}
      {bars.length === 0 ? undefined : (
        <section className={styles.sold} aria-label={text('sold.title')}>
          {bars.map(({ who, taken, capacity }) => (
            <FillBar key={who} label={text(`sold.${who}`)} used={taken} capacity={capacity} />
          ))}
        </section>
      )}
    </div>
  );
};
