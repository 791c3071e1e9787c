import { makeStyles, SearchBox, Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const useStyles = makeStyles({
  box: { inlineSize: '280px', maxInlineSize: '100%' },
  list: { margin: 0, paddingInlineStart: '20px' },
});

const tracks = ['Aspen Flats', 'Cedar Ridge', 'Copper Canyon', 'Harbor Oval', 'Pine Hollow', 'Red Mesa'];

const States = (): ReactNode => {
  const text = useText('components');
  const box = { placeholder: text('words.search'), 'aria-label': text('words.search') };
  return (
    <StateGrid
      stretched
      least={200}
      states={[
        { name: text('states.default'), shown: <SearchBox {...box} /> },
        { name: text('states.filled'), shown: <SearchBox {...box} defaultValue="Cedar" /> },
        { name: text('states.small'), shown: <SearchBox {...box} size="small" /> },
        { name: text('states.disabled'), shown: <SearchBox {...box} disabled /> },
      ]}
    />
  );
};

const Finding = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  const [words, setWords] = useState('');
  const found = tracks.filter((track) => track.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <>
      <SearchBox
        className={styles.box}
        aria-label={text('search-box.finding.label')}
        placeholder={text('search-box.finding.label')}
        value={words}
        maxLength={60}
        onChange={(_, { value }) => setWords(value)}
      />
      <Text size={200} role="status">
        {text('search-box.finding.count', { count: found.length })}
      </Text>
      <ul className={styles.list}>
        {found.map((track) => (
          <li key={track}>{track}</li>
        ))}
      </ul>
    </>
  );
};

export const Screen = componentScreen('search-box', [
  { name: 'states', Stage: States, layout: 'block', code: '<SearchBox aria-label="Search" placeholder="Search" />' },
  {
    name: 'finding',
    Stage: Finding,
    layout: 'column',
    code: '<SearchBox value={words} onChange={(_, { value }) => setWords(value)} />',
  },
]);
