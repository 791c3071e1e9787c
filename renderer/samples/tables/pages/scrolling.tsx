import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Field } from '../../../kit/area/field';
import { insetBorder } from '../../../kit/ui/styles';
import { WithPeople } from '../../kit/people';
import type { Examples } from '../../kit/showcase/example';
import { FramedTable, fields } from '../framed-table';
import { StackedTable } from '../stacked-table';

const useStyles = makeStyles({
  tall: { maxBlockSize: '280px', overflowY: 'auto', scrollbarWidth: 'thin' },
  top: {
    '& th': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      backgroundColor: tokens.colorNeutralBackground3,
    },
    // The row's border doesn't stick with its cells.
    '& th::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
  },
  side: {
    '& th:first-child, & td:first-child': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      backgroundColor: tokens.colorNeutralBackground1,
      boxShadow: `inset -1px 0 0 ${tokens.colorNeutralStroke2}`,
    },
  },
  choice: { marginBlockEnd: '12px' },
  narrow: { maxInlineSize: '360px' },
  box: {
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
  },
});

const wide: readonly Field[] = [
  ...fields,
  { key: 'email', kind: 'email' },
  { key: 'age', kind: 'number' },
  { key: 'experience' },
];

export const examples: Examples = {
  head: {
    code: "top: { '& th': { position: 'sticky', insetBlockStart: 0, backgroundColor: tokens.colorNeutralBackground3 } }",
    Preview: () => {
      const styles = useStyles();
      return <FramedTable name="scrolling.head.title" count={20} frameClass={styles.tall} headClass={styles.top} />;
    },
  },
  column: {
    code: "side: { '& td:first-child': { position: 'sticky', insetInlineStart: 0 } }",
    Preview: () => (
      <FramedTable
        name="scrolling.column.title"
        count={6}
        columns={wide}
        minWidth={1_360}
        className={useStyles().side}
      />
    ),
  },
  stacked: {
    code: `<Table noNativeElements aria-label="People">…</Table>

row: { '@container (max-width: 560px)': { display: 'grid' } }`,
    Preview: ({ text }) => {
      const styles = useStyles();
      const [space, setSpace] = useState('narrow');
      return (
        <>
          <RadioGroup
            layout="horizontal"
            aria-label={text('scrolling.room')}
            className={styles.choice}
            value={space}
            onChange={(_, { value }) => setSpace(value)}
          >
            <Radio value="narrow" label={text('scrolling.narrow')} />
            <Radio value="wide" label={text('scrolling.wide')} />
          </RadioGroup>
          <div className={space === 'narrow' ? styles.narrow : ''}>
            <WithPeople count={3}>
              {(rows) => (
                <div className={styles.box}>
                  <StackedTable rows={rows} label={text('scrolling.stacked.title')} />
                </div>
              )}
            </WithPeople>
          </div>
        </>
      );
    },
  },
};
