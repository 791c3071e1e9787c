/** One page of labels: the same in the preview and on paper. */
import './labels.css';
import type { LabelFormat } from '@contract/settings/labels';
import type { ReactNode } from 'react';
import type { Bars, QrCode } from '../papers/barcodes';
import { PaperCode } from '../papers/paper-code';
import { cornerOf, labelGrids } from './label-formats';

export interface Label {
  readonly number: string;
  readonly name: string;
  readonly className: string;
  /** What a scanner reads; empty for none. */
  readonly code: string;
}

/** In millimeters, as in `labels.css`. */
const padding = 2;
const maxQrSize = 26;

/** The room for bars on a label, in millimeters. */
export const barsRoom = (format: LabelFormat): number => labelGrids[format].label.width - 2 * padding;

export interface LabelCodes {
  readonly bars?: ReadonlyMap<string, Bars> | undefined;
  readonly qrs?: ReadonlyMap<string, QrCode> | undefined;
}

interface LabelProps extends LabelCodes {
  readonly label: Label;
  readonly format: LabelFormat;
}

const LabelContent = ({ label: { number, name, className, code }, format, bars, qrs }: LabelProps) => {
  const { height } = labelGrids[format].label;
  const [ownBars, qr] = [bars?.get(code), qrs?.get(code)];
  const qrSize = Math.min(maxQrSize, height - 2 * padding);
  return (
    <>
      <div className="label-words">
        <bdi className="label-number">{number}</bdi>
        <bdi className="label-name">{name}</bdi>
        <bdi>{className}</bdi>
      </div>
      {ownBars ? (
        <div className="label-code">
          <PaperCode bars={ownBars} room={barsRoom(format)} height={height / 4} />
        </div>
      ) : undefined}
      {qr ? (
        <svg
          className="label-code"
          width={`${qrSize}mm`}
          height={`${qrSize}mm`}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          <path d={qr.path} fillRule="evenodd" />
        </svg>
      ) : undefined}
    </>
  );
};

interface PageProps extends LabelCodes {
  readonly format: LabelFormat;
  /** By place; undefined stays empty. */
  readonly labels: readonly (Label | undefined)[];
}

export const LabelPage = ({ format, labels, ...codes }: PageProps): ReactNode => {
  const grid = labelGrids[format];
  const { page, label: size } = grid;
  return (
    <article
      className="label-page"
      data-format={format}
      style={{ inlineSize: `${page.width}mm`, blockSize: `${page.height}mm` }}
    >
      {labels.map((label, place) => {
        const { left, top } = cornerOf(grid, place);
        return label ? (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a label never moves
            key={place}
            className="label"
            data-qr={codes.qrs !== undefined}
            style={{
              ...{ insetInlineStart: `${left}mm`, insetBlockStart: `${top}mm` },
              ...{ inlineSize: `${size.width}mm`, blockSize: `${size.height}mm` },
              fontSize: `${size.height / 9}mm`,
            }}
          >
            <LabelContent label={label} format={format} {...codes} />
          </div>
        ) : undefined;
      })}
    </article>
  );
};
