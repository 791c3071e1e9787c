import { makeStyles, tokens } from '@fluentui/react-components';
import { backgrounds } from '../../../kit/skins/theme';
import type { Examples } from '../../kit/showcase/example';
import { lineBefore } from '../../kit/styles';
import { FramedTable } from '../framed-table';

const useStyles = makeStyles({
  striped: { ':nth-child(even)': { backgroundColor: backgrounds.hovered } },
  bordered: {
    '& th:not(:first-child), & td:not(:first-child)': lineBefore,
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

export const examples: Examples = {
  striped: {
    code: "striped: { ':nth-child(even)': { backgroundColor: tokens.colorNeutralBackground2 } }",
    Preview: () => {
      const styles = useStyles();
      return <FramedTable name="looks.striped.title" rowClass={styles.striped} headClass={styles.head} />;
    },
  },
  bordered: {
    code: "bordered: { '& td:not(:first-child)': { borderInlineStartColor: tokens.colorNeutralStroke2 } }",
    Preview: () => <FramedTable name="looks.bordered.title" className={useStyles().bordered} />,
  },
  bare: {
    code: "bare: { borderBlockEndStyle: 'none' }",
    Preview: () => <FramedTable name="looks.bare.title" rowClass={useStyles().bare} />,
  },
  hover: {
    code: "hover: { ':hover': { backgroundColor: tokens.colorBrandBackground2 } }",
    Preview: () => <FramedTable name="looks.hover.title" rowClass={useStyles().hover} />,
  },
  still: {
    code: "still: { ':hover': { backgroundColor: 'transparent' } }",
    Preview: () => <FramedTable name="looks.still.title" rowClass={useStyles().still} />,
  },
  head: {
    code: "head: { backgroundColor: tokens.colorBrandBackground, '& th': { color: tokens.colorNeutralForegroundOnBrand } }",
    Preview: () => <FramedTable name="looks.head.title" headClass={useStyles().brand} />,
  },
};
