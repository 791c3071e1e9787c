import { makeStyles, SearchBox, Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const useStyles = makeStyles({
  box: { inlineSize: '280px', maxInlineSize: '100%' },
  list: { margin: 0, paddingInlineStart: '20px' },
});

const tracks = ['Aspen Flats', 'Cedar Ridge', 'Copper Canyon', 'Harbor Oval', 'Pine Hollow', 'Red Mesa'];
export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<SearchBox aria-label="Search" placeholder="Search" />',
    Preview: ({ text }) => {
      const box = { placeholder: text('words.search'), 'aria-label': text('words.search') };
      return (
        <StateGrid
          stretched
          minWidth={200}
          states={{
            [text('states.default')]: <SearchBox {...box} />,
            [text('states.filled')]: <SearchBox {...box} defaultValue="Cedar" />,
            [text('states.small')]: <SearchBox {...box} size="small" />,
            [text('states.disabled')]: <SearchBox {...box} disabled />,
          }}
        />
      );
    },
  },
  finding: {
    layout: 'column',
    code: '<SearchBox value={words} onChange={(_, { value }) => setWords(value)} />',
    Preview: ({ text }) => {
      const styles = useStyles();
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
    },
  },
};
