import { fold } from '@contract/text/fold';
import { Button, makeStyles, mergeClasses, SearchBox, Text, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular, FilterRegular, PlayRegular } from '@fluentui/react-icons';
import { useRef, useState } from 'react';
import { Initials } from '../../../kit/ui/initials';
import { row } from '../../kit/layout';
import { WithPeople } from '../../kit/people';
import type { Examples, Preview } from '../../kit/showcase/example';
import { plainList } from '../../kit/styles';
import { Tour } from '../tour/tour';

const useStyles = makeStyles({
  start: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginBlockEnd: '16px' },
  scene: {
    display: 'grid',
    rowGap: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  spacer: { flexGrow: 1 },
  list: { display: 'grid', ...plainList, borderRadius: tokens.borderRadiusMedium },
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':not(:last-child)': { marginBlockEnd: '2px' },
  },
  quiet: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground3 },
  shown: {
    outline: `3px solid ${tokens.colorBrandStroke1}`,
    outlineOffset: '3px',
    borderRadius: tokens.borderRadiusMedium,
  },
});

const stops = [{ name: 'search' }, { name: 'filter' }, { name: 'list' }, { name: 'export' }] as const;

const Scene: Preview = ({ text }) => {
  const styles = useStyles();
  const top = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const [query, setQuery] = useState('');
  const tourStop = (name: string) => ({
    'data-tour': name,
    className: mergeClasses(step !== undefined && stops[step]?.name === name && styles.shown),
  });
  const end = (finished: boolean) => {
    setStep(undefined);
    setAnnouncement(text(finished ? 'tour.finished' : 'tour.skipped'));
    top.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div ref={top} className={styles.start}>
        <Button appearance="primary" icon={<PlayRegular />} onClick={() => setStep(0)}>
          {text('tour.start')}
        </Button>
        <Text role="status">{announcement}</Text>
      </div>
      <div className={styles.scene}>
        <div style={row(8)}>
          <div {...tourStop('search')}>
            <SearchBox
              aria-label={text('tour.search')}
              placeholder={text('tour.search')}
              value={query}
              onChange={(_, { value }) => setQuery(value)}
            />
          </div>
          <div {...tourStop('filter')}>
            <Button icon={<FilterRegular />} onClick={() => setQuery('')}>
              {text('tour.clear')}
            </Button>
          </div>
          <span className={styles.spacer} />
          <div {...tourStop('export')}>
            <Button icon={<ArrowDownloadRegular />} onClick={() => setAnnouncement(text('tour.nothing'))}>
              {text('tour.export')}
            </Button>
          </div>
        </div>
        <div {...tourStop('list')}>
          <WithPeople count={4}>
            {(people) => (
              <ul className={styles.list} aria-label={text('tour.people')}>
                {people
                  .filter(({ fullName }) => fold(fullName).includes(fold(query).trim()))
                  .map(({ id, fullName, post }) => (
                    <li key={id} className={styles.row}>
                      <Initials name={fullName} size={28} />
                      <Text>{fullName}</Text>
                      <Text size={200} className={styles.quiet}>
                        {post}
                      </Text>
                    </li>
                  ))}
              </ul>
            )}
          </WithPeople>
        </div>
      </div>
      {step === undefined ? undefined : <Tour stops={stops} at={step} onGo={setStep} onEnd={end} />}
    </>
  );
};

export const examples: Examples = {
  scene: {
    code: `<Tour stops={stops} at={step} onGo={setStep} onEnd={end} />

<div data-tour="search">…</div>`,
    Preview: Scene,
  },
};
