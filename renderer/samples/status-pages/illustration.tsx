/** Illustrations of the four pages, in the theme's colors. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  art: { inlineSize: '280px', maxInlineSize: '100%', blockSize: 'auto' },
  ground: { fill: tokens.colorBrandBackground2 },
  line: { fill: 'none', stroke: tokens.colorBrandForeground1, strokeWidth: '6px', strokeLinecap: 'round' },
  thin: { fill: 'none', stroke: tokens.colorNeutralStroke1, strokeWidth: '4px', strokeLinecap: 'round' },
  solid: { fill: tokens.colorBrandForeground1 },
});

type Styles = ReturnType<typeof useStyles>;

const pictures: Readonly<Record<string, (styles: Styles) => ReactNode>> = {
  'coming-soon': ({ line, solid, thin }) => (
    <>
      <circle cx="140" cy="86" r="46" className={line} />
      <path d="M140 58v30l20 14" className={line} />
      <path d="M126 26h28" className={line} />
      <circle cx="140" cy="88" r="5" className={solid} />
      <path d="M40 150h200" className={thin} />
    </>
  ),
  'not-authorized': ({ line, solid, thin }) => (
    <>
      <path d="M40 140V76M240 140V76" className={line} />
      <path d="M40 84h200" className={line} strokeDasharray="26 14" />
      <path d="M40 116h200" className={thin} />
      <circle cx="140" cy="62" r="20" className={line} />
      <path d="M128 62h24" className={line} />
      <circle cx="40" cy="68" r="7" className={solid} />
      <circle cx="240" cy="68" r="7" className={solid} />
    </>
  ),
  maintenance: ({ line, solid, thin }) => (
    <>
      <path d="M84 132l52-52" className={line} />
      <path d="M128 88a26 26 0 1 1 22 22" className={line} />
      <path d="M196 132l-40-40" className={line} />
      <path d="M190 138l12-12 12 12-12 12z" className={solid} />
      <path d="M40 152h200" className={thin} />
    </>
  ),
  error: ({ line, solid, thin }) => (
    <>
      <path d="M40 118c40-70 70-70 96-20" className={line} />
      <path d="M152 122c20 30 52 20 88-34" className={line} strokeDasharray="4 14" />
      <circle cx="144" cy="110" r="9" className={solid} />
      <path d="M130 70l-8-16M152 66l4-18M170 78l14-10" className={line} />
      <path d="M40 152h200" className={thin} />
    </>
  ),
};

export const Illustration = ({ page }: { readonly page: string }): ReactNode => {
  const styles = useStyles();
  return (
    <svg className={styles.art} viewBox="0 0 280 170" aria-hidden="true">
      <ellipse cx="140" cy="96" rx="132" ry="72" className={styles.ground} />
      {pictures[page]?.(styles)}
    </svg>
  );
};
