import type { FaqQuestion } from '@contract/samples/entities/page';
import { Accordion, AccordionHeader, AccordionItem, AccordionPanel, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { SectionCard } from '../../kit/section-card';

interface QuestionsProps {
  readonly title: string;
  readonly about: string;
  readonly questions: readonly FaqQuestion[];
}

/** The first one is open, so that the page shows what an answer looks like. */
export const Questions = ({ title, about, questions }: QuestionsProps): ReactNode => (
  <SectionCard title={title} about={about}>
    <Accordion collapsible multiple defaultOpenItems={[questions[0]?.id ?? 0]}>
      {questions.map(({ id, question, ans }) => (
        <AccordionItem key={id} value={id}>
          <AccordionHeader as="h3">
            <bdi>{question}</bdi>
          </AccordionHeader>
          <AccordionPanel>
            <Text>
              <bdi>{ans}</bdi>
            </Text>
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  </SectionCard>
);
