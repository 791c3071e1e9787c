import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  Text,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Answers are aligned with the text of the question, not with its arrow. */
const useStyles = makeStyles({ answer: { marginInline: '38px 12px', paddingBlockEnd: '12px' } });

/** As the server sends it. */
interface Answer {
  readonly question?: string | null | undefined;
  readonly ans?: string | null | undefined;
}

interface AnswersProps {
  readonly answers: readonly Answer[];
  /** The question that is open at first. */
  readonly open?: string | null | undefined;
}

/** Collapsible questions and answers; several can be open. */
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
