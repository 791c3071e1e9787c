import type { BlogPost } from '@contract/samples/entities/page';
import {
  Carousel,
  CarouselCard,
  CarouselNav,
  CarouselNavButton,
  CarouselNavContainer,
  CarouselSlider,
  CarouselViewport,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { Initials } from '../../../kit/ui/initials';
import { insetBorder } from '../../../kit/ui/styles';
import { SecondaryText } from '../../kit/layout';
import { WithPeople } from '../../kit/people';
import type { Examples } from '../../kit/showcase/example';
import { lineAbove } from '../../kit/styles';

const useStyles = makeStyles({
  wide: { maxInlineSize: '760px', marginInline: 'auto' },
  slide: {
    display: 'grid',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
  },
  picture: { inlineSize: '100%', aspectRatio: '16 / 7', objectFit: 'cover' },
  caption: {
    display: 'grid',
    padding: '12px 20px',
    backgroundColor: tokens.colorNeutralBackground1,
    ...lineAbove,
  },
  card: { flexBasis: '200px', flexGrow: 0, flexShrink: 0, paddingInline: '6px', maxInlineSize: '200px' },
  person: {
    display: 'grid',
    justifyItems: 'center',
    rowGap: '8px',
    padding: '20px 12px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
});

/** The bar below the slides: the position, and previous and next. */
const Bar = (): ReactNode => {
  const text = useText('extensions');
  return (
    <CarouselNavContainer
      layout="inline"
      next={{ 'aria-label': text('carousel.next') }}
      prev={{ 'aria-label': text('carousel.before') }}
    >
      <CarouselNav>
        {(index) => <CarouselNavButton aria-label={text('carousel.slide', { number: index + 1 })} />}
      </CarouselNav>
    </CarouselNavContainer>
  );
};

const useAnnouncement = () => {
  const text = useText('extensions');
  return (index: number, total: number): string => text('carousel.said', { number: index + 1, total });
};

const Slides = ({ posts }: { readonly posts: readonly BlogPost[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('extensions');
  return (
    <Carousel
      aria-label={text('carousel.shows.pictures')}
      className={styles.wide}
      groupSize={1}
      circular
      announcement={useAnnouncement()}
    >
      <CarouselViewport>
        <CarouselSlider>
          {posts.map(({ id, img, title, author }) => (
            <CarouselCard key={id} className={styles.slide}>
              <img className={styles.picture} src={img ?? ''} alt="" />
              <span className={styles.caption}>
                <Text weight="semibold">{title}</Text>
                <SecondaryText>{author}</SecondaryText>
              </span>
            </CarouselCard>
          ))}
        </CarouselSlider>
      </CarouselViewport>
      <Bar />
    </Carousel>
  );
};

/** No autoplay. */
export const examples: Examples = {
  pictures: {
    code: '<Carousel groupSize={1} circular announcement={said}>…</Carousel>',
    Preview: () => <Loaded call={useCall('blog.list', {})}>{({ rows }) => <Slides posts={rows.slice(0, 5)} />}</Loaded>,
  },
  cards: {
    code: '<CarouselCard autoSize className={styles.card}>…</CarouselCard>',
    Preview: ({ text }) => {
      const styles = useStyles();
      const said = useAnnouncement();
      return (
        <WithPeople count={9}>
          {(people) => (
            <Carousel aria-label={text('carousel.shows.cards')} align="start" announcement={said}>
              <CarouselViewport>
                <CarouselSlider>
                  {people.map(({ id, fullName, post }) => (
                    <CarouselCard key={id} autoSize className={styles.card}>
                      <div className={styles.person}>
                        <Initials name={fullName} size={48} />
                        <Text weight="semibold" truncate wrap={false} block>
                          {fullName}
                        </Text>
                        <SecondaryText>{post}</SecondaryText>
                      </div>
                    </CarouselCard>
                  ))}
                </CarouselSlider>
              </CarouselViewport>
              <Bar />
            </Carousel>
          )}
        </WithPeople>
      );
    },
  },
};
