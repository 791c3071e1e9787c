import { fold } from '@contract/text/fold';
import { makeStyles, SearchBox, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { width } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const useStyles = makeStyles({
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
    code: '<SearchBox value={query} onChange={(_, { value }) => setQuery(value)} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [query, setQuery] = useState('');
      const matches = tracks.filter((track) => fold(track).includes(fold(query).trim()));
      return (
        <>
          <SearchBox
            style={width(280)}
            aria-label={text('search-box.finding.label')}
            placeholder={text('search-box.finding.label')}
            value={query}
            maxLength={60}
            onChange={(_, { value }) => setQuery(value)}
          />
          <Text size={200} role="status">
            {text('search-box.finding.count', { count: matches.length })}
          </Text>
          <ul className={styles.list}>
            {matches.map((track) => (
              <li key={track}>{track}</li>
            ))}
          </ul>
        </>
      );
    },
  },
};
