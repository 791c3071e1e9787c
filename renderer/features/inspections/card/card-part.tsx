/** The tech card on the screen: every point with its result. */
import type { TechCard, TechCardItem } from '@contract/entities/inspection';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LevelIcon } from '../../../event/level-icon';
import type { Level } from '../../../event/readiness/readiness';
import { formatDateTime } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { readableLabel } from '../../../kit/format/label';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { Picture } from '../../../kit/media/picture';
import { insetBorder } from '../../../kit/ui/styles';
import { countPoints, isBad, sectionsOf } from './points';

const useSignatureStyles = makeStyles({
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

/** A signature over its line; on white, since signatures are drawn in ink. */
const Signature = ({ label, source }: SignatureProps) => {
  const styles = useSignatureStyles();
  return (
    <figure className={styles.root}>
      <span className={styles.paper}>{source && <Picture className={styles.image} url={source} alt="" />}</span>
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
};

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', color: tokens.colorNeutralForeground2 },
  sections: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    columnGap: '24px',
    rowGap: '14px',
  },
  section: { minInlineSize: 0, breakInside: 'avoid' },
  title: {
    margin: 0,
    marginBlockEnd: '4px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '4px' },
  point: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '6px', alignItems: 'start' },
  result: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  bad: { color: tokens.colorStatusDangerForeground3 },
  note: { gridColumn: '2 / -1', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  signatures: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px 32px' },
});

const resultKeys: readonly string[] = ['pass', 'fail', 'reinspect', 'na'];

const levelOf = ({ result }: TechCardItem): Level => {
  if (result === 'pass') return 'ready';
  if (isBad(result)) return 'missing';
  return result === '' || result === 'na' ? 'checking' : 'unknown';
};

export const CardPart = ({ card, zone }: { readonly card: TechCard; readonly zone: unknown }) => {
  const styles = useStyles();
  const text = useText('inspections');
  const counts = countPoints(card);
  const resultText = (result: string) =>
    resultKeys.includes(result) ? text(`card.results.${result}`) : readableLabel(result);
  return (
    <>
      <div className={styles.head}>
        {card.cardNumber && <span>{text('card.number', { number: card.cardNumber })}</span>}
        <bdi>
          {[card.vehicleNumber && `#${card.vehicleNumber}`, card.year, card.make, card.model, card.className]
            .filter(Boolean)
            .join(' ')}
        </bdi>
        {counts && (
          <span>
            {text('card.counts', {
              passed: formatNumber(counts.passed),
              failed: formatNumber(counts.failed),
              open: formatNumber(counts.open),
            })}
          </span>
        )}
        {counts && counts.unclear > 0 && (
          <span>{text('card.unclear', { count: counts.unclear, shown: formatNumber(counts.unclear) })}</span>
        )}
        {card.signedAt !== undefined && (
          <span>
            {card.signedAt
              ? text('card.signed', { time: formatDateTime(card.signedAt, zone) })
              : text('card.notSigned')}
          </span>
        )}
      </div>
      <div className={styles.sections}>
        {sectionsOf(card).map(({ name, points }) => (
          <div key={name} className={styles.section}>
            <h3 className={styles.title}>{name}</h3>
            <ul className={styles.list}>
              {points.map((point) => (
                <li key={`${point.code} ${point.label}`} className={styles.point}>
                  <LevelIcon level={levelOf(point)} size={16} />
                  <span className={mergeClasses(isBad(point.result) && styles.bad)}>{point.label}</span>
                  <span className={styles.result}>{resultText(String(point.result))}</span>
                  {(point.note || point.value) && (
                    <span className={styles.note}>{joinFacts(point.value, point.note)}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {(card.driverSignature || card.inspectorSignature) && (
        <div className={styles.signatures}>
          <Signature label={text('card.driverSignature')} source={card.driverSignature} />
          <Signature label={text('card.inspectorSignature')} source={card.inspectorSignature} />
        </div>
      )}
    </>
  );
};
