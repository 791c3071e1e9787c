import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { grounds } from '../../../kit/theme';
import { family } from '../family';
import { Framed } from '../plain-table';

const useStyles = makeStyles({
  striped: { ':nth-child(even)': { backgroundColor: grounds.hovered } },
  bordered: {
    '& th:not(:first-child), & td:not(:first-child)': {
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke2,
    },
  },
  bare: { borderBlockEndStyle: 'none' },
  still: {
    ':hover': { backgroundColor: 'transparent', color: tokens.colorNeutralForeground1 },
    ':active': { backgroundColor: 'transparent', color: tokens.colorNeutralForeground1 },
  },
  hover: {
    transitionDuration: tokens.durationFaster,
    transitionProperty: 'background-color',
    ':hover': { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorNeutralForeground1 },
    ':active': { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorNeutralForeground1 },
  },
  head: { backgroundColor: tokens.colorNeutralBackground3 },
  brand: {
    backgroundColor: tokens.colorBrandBackground,
    '& th': { color: tokens.colorNeutralForegroundOnBrand },
    '& tr:hover': { backgroundColor: tokens.colorBrandBackground },
  },
});

const Striped = (): ReactNode => {
  const styles = useStyles();
  return <Framed name="looks.striped.title" rowClass={styles.striped} headClass={styles.head} />;
};
const Bordered = (): ReactNode => <Framed name="looks.bordered.title" className={useStyles().bordered} />;
const Bare = (): ReactNode => <Framed name="looks.bare.title" rowClass={useStyles().bare} />;
const Hover = (): ReactNode => <Framed name="looks.hover.title" rowClass={useStyles().hover} />;
const Still = (): ReactNode => <Framed name="looks.still.title" rowClass={useStyles().still} />;
const Head = (): ReactNode => <Framed name="looks.head.title" headClass={useStyles().brand} />;

const examples = [
  {
    name: 'striped',
    Stage: Striped,
    layout: 'block',
    code: "striped: { ':nth-child(even)': { backgroundColor: tokens.colorNeutralBackground2 } }",
  },
  {
    name: 'bordered',
    Stage: Bordered,
    layout: 'block',
    code: "bordered: { '& td:not(:first-child)': { borderInlineStartColor: tokens.colorNeutralStroke2 } }",
  },
  { name: 'bare', Stage: Bare, layout: 'block', code: "bare: { borderBlockEndStyle: 'none' }" },
  {
    name: 'hover',
    Stage: Hover,
    layout: 'block',
    code: "hover: { ':hover': { backgroundColor: tokens.colorBrandBackground2 } }",
  },
  {
    name: 'still',
    Stage: Still,
    layout: 'block',
    code: "still: { ':hover': { backgroundColor: 'transparent' } }",
  },
  {
    name: 'head',
    Stage: Head,
    layout: 'block',
    code: "head: { backgroundColor: tokens.colorBrandBackground, '& th': { color: tokens.colorNeutralForegroundOnBrand } }",
  },
] as const;

/** `/tables/looks` */
export const Screen = (): ReactNode => <ShowcasePage family={family} page="looks" examples={examples} />;
