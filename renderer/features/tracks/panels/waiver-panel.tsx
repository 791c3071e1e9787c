/** The waiver that racers sign at this track. It is the only text of the server that is rendered as markup. */
import type { EndpointInput } from '@contract/table';
import { makeStyles, Skeleton, SkeletonItem, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { DocumentErrorRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Section } from '../../../kit/area/area';
import type { Values } from '../../../kit/area/field';
import { useCall } from '../../../kit/bridge/use-call';
import { RecordSections } from '../../../kit/detail/record-sections';
import { Loaded } from '../../../kit/feedback/states';
import { parseFlag } from '../../../kit/format/flag';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { Message } from '../../../kit/ui/message';

const Markup = lazy(async () => ({ default: (await import('../../../kit/ui/markup/markup')).Markup }));

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  two: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(300px, 2fr)',
    alignItems: 'start',
    gap: '16px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  paper: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: '320px',
    paddingBlock: '32px',
    paddingInline: '40px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0 },
  about: { display: 'block', marginBlockEnd: '16px', color: tokens.colorNeutralForeground3 },
  fields: { display: 'grid', rowGap: '12px', marginBlockStart: '24px', padding: 0, listStyleType: 'none' },
  field: {
    paddingBlockEnd: '4px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke1,
    color: tokens.colorNeutralForeground3,
  },
});

const sections: readonly Section[] = [
  {
    title: 'sections.waiver',
    fields: [
      { key: 'version' },
      { key: 'language' },
      { key: 'effectiveFrom', kind: 'date' },
      { key: 'updatedBy' },
      { key: 'updatedAt', kind: 'dateTime' },
      { key: 'fileUrl', kind: 'document' },
    ],
  },
];
const otherKeys = ['id', 'trackId', 'title', 'body', 'fields', 'timezone'];

/** The blanks that a racer fills in, with the labels of the waiver. */
const toBlanks = (
  fields: unknown,
): readonly { readonly key: string; readonly label: string; readonly isRequired: boolean }[] =>
  (Array.isArray(fields) ? fields : []).map((field: unknown, index) => {
    const { label, key, required }: Values = Object(field);
    return {
      key: `${toPlainText(key)} ${index}`,
      label: toPlainText(label) || toPlainText(key),
      isRequired: parseFlag(required) === true,
    };
  });

const WaiverPreview = ({ waiver }: { readonly waiver: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('tracks');
  const body = typeof waiver.body === 'string' ? waiver.body : '';
  const blanks = toBlanks(waiver.fields);
  const language = toPlainText(waiver.language);
  return (
    <article className={styles.paper} aria-label={text('waiver.preview')}>
      <Subtitle1 as="h2" className={styles.title} block>
        <bdi>{toPlainText(waiver.title)}</bdi>
      </Subtitle1>
      <Text size={200} className={styles.about}>
        <bdi>{toPlainText(waiver.version)}</bdi>
      </Text>
      <Suspense
        fallback={
          <Skeleton aria-hidden>
            <SkeletonItem style={{ blockSize: 160 }} />
          </Skeleton>
        }
      >
        <Markup markup={body} language={/^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : undefined} />
      </Suspense>
      {blanks.length > 0 ? (
        <ul className={styles.fields} aria-label={text('waiver.blanks')}>
          {blanks.map(({ key, label, isRequired }) => (
            <li key={key} className={styles.field}>
              <bdi>{label}</bdi>
              {isRequired ? <> ({text('waiver.required')})</> : undefined}
            </li>
          ))}
        </ul>
      ) : undefined}
    </article>
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('tracks');
  const call = useCall('track.waiverTemplate', { trackId: values.id } as EndpointInput<'track.waiverTemplate'>);
  if (call.failure?.code === 'not-found' && call.value === undefined)
    return <Message icon={DocumentErrorRegular} title={text('waiver.noneTitle')} body={text('waiver.noneBody')} />;
  return (
    <div className={styles.root}>
      <Freshness call={call} />
      <Loaded call={call}>
        {(waiver) => (
          <div className={styles.two}>
            <WaiverPreview waiver={waiver} />
            <div>
              <RecordSections
                name="tracks"
                sections={sections}
                naming={otherKeys}
                values={{ timezone: values.timezone, ...waiver }}
              />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
};
