/** `/help/notices`: the works of other people in the app, with their licenses. */
import type { Notice } from '@contract/bridge/app';
import type { Failure } from '@contract/failure';
import { fold } from '@contract/text/fold';
import { isFound, readSearchTerms } from '@contract/text/search-terms';
import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { DocumentTextRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useAbout } from '../../kit/bridge/about';
import { bridge } from '../../kit/bridge/bridge';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { ProgressLine } from '../../kit/feedback/progress-line';
import { useText } from '../../kit/format/text';
import { Message } from '../../kit/ui/message';
import { Page } from '../../kit/ui/page';

const useStyles = makeStyles({
  search: { inlineSize: 'min(320px, 100%)' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  package: { boxShadow: `0 1px ${tokens.colorNeutralStroke2}` },
  summary: { display: 'list-item', paddingBlock: '12px', cursor: 'pointer', overflowWrap: 'anywhere' },
  license: { color: tokens.colorNeutralForeground3 },
  text: {
    margin: 0,
    paddingBlockEnd: '16px',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    // English on every page.
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

const Package = ({ notice }: { readonly notice: Notice }): ReactNode => {
  const styles = useStyles();
  const { name, version, license } = notice;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.package}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <bdi>{`${name} ${version}`}</bdi> <bdi className={styles.license}>{license}</bdi>
        </summary>
        {isOpen ? (
          <pre className={styles.text} dir="ltr" lang="en">
            {notice.text}
          </pre>
        ) : undefined}
      </details>
    </li>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('help');
  const about = useAbout();
  const [notices, setNotices] = useState<readonly Notice[]>();
  const [failure, setFailure] = useState<Failure>();
  const [query, setQuery] = useState('');
  useEffect(() => {
    void bridge()
      .app.notices()
      .then((result) => (result.ok ? setNotices(result.value) : setFailure(result.failure)));
  }, []);
  const search = readSearchTerms(fold(query));
  const found = notices?.filter(({ name, license }) => isFound(fold(`${name} ${license}`), search));
  return (
    <Page
      title={text('commands:commands.notices')}
      description={text('notices.about')}
      width={960}
      actions={
        <>
          <SearchBox
            className={styles.search}
            placeholder={text('notices.search')}
            aria-label={text('notices.search')}
            maxLength={100}
            value={query}
            onChange={(_, { value }) => setQuery(value)}
          />
          {about && about.platform !== 'browser' ? (
            <Button onClick={() => void bridge().app.showChromiumNotices().then(notifyFailure)}>
              {text('notices.chromium')}
            </Button>
          ) : undefined}
        </>
      }
    >
      <FailureMessage failure={failure} />
      {found || failure ? undefined : <ProgressLine />}
      {found?.length === 0 ? (
        <Message icon={DocumentTextRegular} title={text('notices.none', { query })} body={text('noneBody')} />
      ) : (
        <ul className={styles.list}>
          {found?.map((notice) => (
            <Package key={`${notice.name} ${notice.version}`} notice={notice} />
          ))}
        </ul>
      )}
    </Page>
  );
};
