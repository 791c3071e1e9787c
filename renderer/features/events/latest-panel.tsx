/** The current announcement of an event on the website, shown as plain text. */
import { MessageBar, MessageBarBody, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Section } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { toRecordId } from '../../kit/area/record-id';
import { useCall } from '../../kit/bridge/use-call';
import { RecordSections } from '../../kit/detail/record-sections';
import { Loaded } from '../../kit/feedback/states';
import { markupText } from '../../kit/format/markup';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { Freshness } from '../../kit/freshness/freshness';
import { Picture } from '../../kit/media/picture';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: '24px', rowGap: '12px' },
  picture: { maxInlineSize: '320px', maxBlockSize: '180px', borderRadius: tokens.borderRadiusLarge },
  words: { display: 'grid', rowGap: '4px', flexGrow: 1, flexBasis: '320px', overflowWrap: 'anywhere' },
  title: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  list: { marginBlock: '8px 0', paddingInlineStart: '20px' },
});

const sections: readonly Section[] = [
  {
    title: 'sections.offer',
    fields: [
      { key: 'countdownTo', kind: 'dateTime' },
      { key: 'ticketFrom', kind: 'money' },
      { key: 'ctaLabel' },
      { key: 'ctaUrl', kind: 'url' },
      { key: 'shareUrl', kind: 'url' },
    ],
  },
  { title: 'sections.sponsors', fields: [{ key: 'sponsors' }] },
];

/** Shown above the sections. */
const headerKeys = ['title', 'subtitle', 'heroImage', 'alerts', 'highlights', 'eventId', 'currency', 'timezone'];

const pictureOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => markupText(toPlainText(one))).filter((word) => word !== '');

const Latest = ({ latest }: { readonly latest: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const picture = pictureOf(latest.heroImage);
  const highlights = textsOf(latest.highlights);
  return (
    <>
      {textsOf(latest.alerts).map((alert) => (
        <MessageBar key={alert} intent="warning" layout="multiline">
          <MessageBarBody>
            <bdi>{alert}</bdi>
          </MessageBarBody>
        </MessageBar>
      ))}
      <div className={styles.head}>
        {picture ? <Picture className={styles.picture} url={picture} alt="" /> : undefined}
        <div className={styles.words}>
          <Subtitle1 as="h2" className={styles.title}>
            <bdi>{textsOf(latest.title).join(' ')}</bdi>
          </Subtitle1>
          <Text className={styles.quiet}>
            <bdi>{textsOf(latest.subtitle).join(' ')}</bdi>
          </Text>
          {highlights.length > 0 ? (
            <ul className={styles.list} aria-label={text('fields.highlights')}>
              {highlights.map((one) => (
                <li key={one}>
                  <bdi>{one}</bdi>
                </li>
              ))}
            </ul>
          ) : undefined}
        </div>
      </div>
      <RecordSections
        name="events"
        sections={sections}
        naming={picture ? headerKeys : headerKeys.filter((key) => key !== 'heroImage')}
        values={latest}
      />
    </>
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const call = useCall('event.latest', { eventId: toRecordId(values.id) });
  return (
    <div className={styles.root}>
      <div>
        <Freshness call={call} />
      </div>
      <Loaded call={call}>{(latest) => <Latest latest={{ timezone: values.timezone, ...latest }} />}</Loaded>
    </div>
  );
};
