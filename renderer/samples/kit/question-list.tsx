import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  Text,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** The answer begins below the words of its question, not below the arrow. */
const useStyles = makeStyles({ answer: { marginInline: '38px 12px', paddingBlockEnd: '12px' } });

/** As a server tells it: what it leaves out is left out here. */
interface Answer {
  readonly question?: string | null | undefined;
  readonly ans?: string | null | undefined;
}

interface AnswersProps {
  readonly answers: readonly Answer[];
  /** The question whose answer is open at first, to show what one looks like. */
  readonly open?: string | null | undefined;
}

/** Questions that open their answers; several can be open at once. */
export const QuestionList = ({ answers, open }: AnswersProps): ReactNode => {
  const styles = useStyles();
  return (
    <Accordion collapsible multiple defaultOpenItems={open ? [open] : []}>
      {answers.map(({ question, ans }) => (
        <AccordionItem key={question} value={question ?? ''}>
          <AccordionHeader as="h3">
            <bdi>{question}</bdi>
          </AccordionHeader>
          <AccordionPanel className={styles.answer}>
            <Text>
              <bdi>{ans}</bdi>
            </Text>
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
};
