import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link as RouterLink } from 'react-router-dom';
import { focusRing } from '../../../kit/ui/styles';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const useStyles = makeStyles({
  inside: {
    color: tokens.colorBrandForegroundLink,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ...focusRing(),
  },
});

export const examples: Examples = {
  states: {
    layout: 'block',
    code: '<Link href={address}>Waiver</Link>',
    Preview: ({ text }) => {
      const word = text('link.states.word');
      return (
        <StateGrid
          states={{
            [text('states.default')]: <Link href="#states">{word}</Link>,
            [text('link.states.subtle')]: (
              <Link href="#states" appearance="subtle">
                {word}
              </Link>
            ),
            [text('link.states.button')]: <Link as="button">{word}</Link>,
            [text('states.disabled')]: (
              <Link as="button" disabled>
                {word}
              </Link>
            ),
          }}
        />
      );
    },
  },
  inline: {
    code: '<Link href={address} inline>the rules</Link>',
    Preview: ({ text }) => (
      <Text dir="auto">
        {text('link.inline.before')}{' '}
        <Link href="#inline" inline>
          {text('link.inline.word')}
        </Link>
        {text('link.inline.after')}
      </Text>
    ),
  },
  inside: {
    code: '<Link to="/bookings">All bookings</Link> // of \'react-router-dom\'',
    Preview: ({ text }) => (
      <RouterLink className={useStyles().inside} to="/components/button">
        {text('link.inside.word')}
      </RouterLink>
    ),
  },
};
