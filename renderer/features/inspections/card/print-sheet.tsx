/** The tech card on paper: one page unless notes are long, A4 or Letter, black on white in every skin. */
import './print-sheet.css';
import type { InspectionInfo, TechCard, TechCardItem } from '@contract/entities/inspection';
import type { Values } from '../../../kit/area/field';
import { formatDateTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { Picture } from '../../../kit/media/picture';
import { isBad, sectionsOf } from './points';

const marks = ['pass', 'fail', 'reinspect'] as const;

/** A point with more characters may be continued in the next column or on the next page. */
const maxTogether = 400;
const isLong = ({ note }: TechCardItem): boolean => (note?.length ?? 0) > maxTogether;

interface SheetProps {
  readonly card: TechCard;
  readonly info: InspectionInfo | undefined;
  readonly event: Values | undefined;
}

export const PrintSheet = ({ card, info, event }: SheetProps) => {
  const text = useText('inspections');
  const zone = event?.timezone;
  const facts: readonly (readonly [string, unknown])[] = [
    [text('parts.driver'), card.driverName],
    [text('fields.vehicleNumber'), card.vehicleNumber],
    [text('parts.vehicle'), [card.year, card.make, card.model].filter(Boolean).join(' ')],
    [text('fields.className'), card.className],
    [text('event'), event?.name ?? info?.eventName],
    [text('fields.inspectionNumber'), info?.inspectionNumber],
    [text('fields.inspectorName'), info?.inspectorName],
    [text('fields.stickerNumber'), info?.stickerNumber],
  ];
  const renderSignature = (label: string, source: string | null | undefined) => (
    <div className="tech-sheet-sign">
      <div className="tech-sheet-line">{source && <Picture url={source} alt="" eager />}</div>
      {label}
    </div>
  );
  return (
    <article className="tech-sheet">
      <header className="tech-sheet-head">
        <h1>{text('card.title')}</h1>
        <span>{card.cardNumber}</span>
      </header>
      <dl className="tech-sheet-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value ? String(value) : '\u00a0'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="tech-sheet-legend">{text('card.legend')}</p>
      <div className="tech-sheet-sections">
        {sectionsOf(card).map(({ name, points }) => (
          <section key={name} data-long={points.some(isLong) || undefined}>
            <h2>{name}</h2>
            {points.map((point) => (
              <div
                key={`${point.code} ${point.label}`}
                className="tech-sheet-point"
                data-long={isLong(point) || undefined}
              >
                <span className="tech-sheet-label">
                  {point.label}
                  {isBad(point.result) && point.note && <em> {point.note}</em>}
                </span>
                {marks.map((mark) => (
                  <span key={mark} className="tech-sheet-box" data-chosen={point.result === mark}>
                    {text(`card.marks.${mark}`)}
                  </span>
                ))}
              </div>
            ))}
          </section>
        ))}
      </div>
      <footer className="tech-sheet-foot">
        {renderSignature(text('card.driverSignature'), card.driverSignature)}
        {renderSignature(text('card.inspectorSignature'), card.inspectorSignature)}
        <div className="tech-sheet-note">
          {card.signedAt && <div>{text('card.signed', { time: formatDateTime(card.signedAt, zone) })}</div>}
          <div>{text('card.printed', { time: formatDateTime(new Date().toISOString(), zone) })}</div>
        </div>
      </footer>
    </article>
  );
};
