/** `/help`: how to do things, what the gate's answers and the words mean, and all shortcuts. */
import { fold } from '@contract/text/fold';
import { isFound, readSearchTerms } from '@contract/text/search-terms';
import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { PrintRegular, QuestionCircleRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AnswerBanner } from '../../event/scan/answer-banner';
import { useCommand } from '../../kit/commands/command';
import { ShortcutList } from '../../kit/commands/shortcut-list';
import { type Text, useText } from '../../kit/format/text';
import { usePrint } from '../../kit/print/use-print';
import { Message } from '../../kit/ui/message';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { explainAnswers } from './gate-answers';
import { terms, topics } from './topics';

const useStyles = makeStyles({
  search: { inlineSize: 'min(320px, 100%)' },
  topics: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))', gap: '24px' },
  topic: { display: 'flex', flexDirection: 'column', rowGap: '8px', alignItems: 'start' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  steps: { display: 'grid', rowGap: '4px', margin: 0, paddingInlineStart: '20px' },
  answers: { display: 'grid', rowGap: '16px' },
  answer: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
    gap: '8px 16px',
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  banner: { containerType: 'inline-size' },
  reasons: { margin: 0, color: tokens.colorNeutralForeground2 },
  terms: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
    gap: '8px 16px',
    margin: 0,
    '@media (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  word: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  meaning: { margin: 0 },
});

interface Content {
  readonly topics: typeof topics;
  readonly answers: ReturnType<typeof explainAnswers>;
  readonly terms: readonly string[];
  readonly hasShortcuts: boolean;
}

/** What has all words of the query, in titles or texts, without accents and case. */
const findContent = (query: string, text: Text, desk: Text): Content => {
  const search = readSearchTerms(fold(query));
  const has = (...texts: readonly string[]): boolean => isFound(fold(texts.join('\n')), search);
  return {
    topics: topics.filter(({ id }) => has(text(`topics.${id}.title`), text(`topics.${id}.steps`))),
    answers: explainAnswers(desk).filter(({ answer, reasons }) =>
      has(desk(`gate.answers.${answer}`), text(`answers.${answer}`), ...reasons),
    ),
    terms: terms.filter((id) => has(text(`terms.${id}.word`), text(`terms.${id}.meaning`))),
    hasShortcuts: has(text('sections.shortcuts')),
  };
};

/** The part of an address after `#`: a topic's or a word's id. */
const useHashFocus = (): void => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [hash, key]);
};

interface PartProps {
  readonly content: Content;
  /** Without buttons. */
  readonly isPrinted?: boolean;
}

const Topics = ({ content, isPrinted = false }: PartProps): ReactNode => {
  const styles = useStyles();
  const text = useText('help');
  const navigate = useNavigate();
  if (content.topics.length === 0) return null;
  return (
    <SectionCard title={text('sections.topics')}>
      <div className={styles.topics}>
        {content.topics.map(({ id, path, screen }) => (
          <article key={id} className={styles.topic} aria-label={text(`topics.${id}.title`)}>
            <h3 {...(isPrinted ? {} : { id: `topic-${id}`, tabIndex: -1 })} className={styles.heading}>
              {text(`topics.${id}.title`)}
            </h3>
            <ol className={styles.steps}>
              {text(`topics.${id}.steps`)
                .split('\n')
                .map((step) => (
                  <li key={step}>{step}</li>
                ))}
            </ol>
            {isPrinted ? undefined : (
              <Button size="small" onClick={() => void navigate(path)}>
                {text('open', { screen: text(screen) })}
              </Button>
            )}
          </article>
        ))}
      </div>
    </SectionCard>
  );
};

const Answers = ({ content }: PartProps): ReactNode => {
  const styles = useStyles();
  const text = useText('help');
  const desk = useText('desk');
  if (content.answers.length === 0) return null;
  return (
    <SectionCard title={text('sections.answers')}>
      <div className={styles.answers}>
        {content.answers.map(({ answer, reasons }) => (
          <article key={answer} className={styles.answer} aria-label={desk(`gate.answers.${answer}`)}>
            <div className={styles.banner}>
              <AnswerBanner answer={answer} word={desk(`gate.answers.${answer}`)}>
                {text(`answers.${answer}`)}
              </AnswerBanner>
            </div>
            {reasons.length > 0 ? (
              <p className={styles.reasons}>{`${text('reasons')} ${reasons.join(' · ')}`}</p>
            ) : undefined}
          </article>
        ))}
      </div>
    </SectionCard>
  );
};

const Terms = ({ content, isPrinted = false }: PartProps): ReactNode => {
  const styles = useStyles();
  const text = useText('help');
  if (content.terms.length === 0) return null;
  return (
    <SectionCard title={text('sections.terms')}>
      <dl className={styles.terms}>
        {content.terms.map((id) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt {...(isPrinted ? {} : { id: `term-${id}`, tabIndex: -1 })} className={styles.word}>
              {text(`terms.${id}.word`)}
            </dt>
            <dd className={styles.meaning}>{text(`terms.${id}.meaning`)}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
};

const Parts = (props: PartProps): ReactNode => {
  const text = useText('help');
  return (
    <>
      <Topics {...props} />
      <Answers {...props} />
      <Terms {...props} />
      {props.content.hasShortcuts ? (
        <SectionCard title={text('sections.shortcuts')}>
          <ShortcutList />
        </SectionCard>
      ) : undefined}
    </>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('help');
  const desk = useText('desk');
  const [query, setQuery] = useState('');
  useHashFocus();
  const content = findContent(query, text, desk);
  const isEmpty = content.topics.length + content.answers.length + content.terms.length === 0 && !content.hasShortcuts;
  const { print, sheet } = usePrint(<Parts content={content} isPrinted />);
  useCommand('print', isEmpty ? undefined : print);
  return (
    <Page
      title={text('commands:commands.help')}
      description={text('about')}
      width={1080}
      actions={
        <>
          <SearchBox
            className={styles.search}
            placeholder={text('search')}
            aria-label={text('search')}
            maxLength={100}
            value={query}
            onChange={(_, { value }) => setQuery(value)}
          />
          <Button icon={<PrintRegular />} disabledFocusable={isEmpty} onClick={print}>
            {text('print')}
          </Button>
        </>
      }
    >
      {isEmpty ? (
        <Message icon={QuestionCircleRegular} title={text('none', { query })} body={text('noneBody')} />
      ) : (
        <Parts content={content} />
      )}
      {sheet}
    </Page>
  );
};
