/** The texts of the sample blog. Lines with `## ` are headings, with `> ` quotes, with `- ` list items. */

interface Written {
  readonly title: string;
  readonly tags: readonly string[];
  readonly text: readonly string[];
  readonly comments: readonly string[];
}

export const posts: readonly Written[] = [
  {
    title: 'Five things we changed about our entrance gates',
    tags: ['Operations', 'Visitors'],
    text: [
      'On the first day of the season the queue at gate A was four hundred meters long. On the last day it was forty. Nothing about the gate itself is new.',
      '## The order of things',
      'Tickets are looked at before bags, families have a lane of their own, and the sign that says which ticket goes where stands fifty meters before the fence instead of above it.',
      '- Tickets first, bags second - A lane for families and wheelchairs - The sign before the queue, not in it - One person who only answers questions - Gates open ten minutes early',
      '> Most of the people in the queue were not waiting. They were looking for their ticket.',
      'The most useful change cost nothing at all. We open ten minutes before the time on the ticket, and the first hour has been quiet ever since.',
    ],
    comments: [
      'Gate C still has the old sign, by the way.',
      'The family lane saved our Saturday. Thank you.',
      'Could you write about the parking as well?',
    ],
  },
  {
    title: 'How a timing loop knows your car',
    tags: ['Technology'],
    text: [
      'Under the start line lies a wire. Every car carries a small sender with a number of its own, and the moment it crosses the wire, the clock in the tower writes both down.',
      'Two loops a meter apart also give the speed. Ten of them around the course give the story of a lap.',
      '## What can go wrong',
      'A sender mounted behind metal is heard late, and one with an empty battery is not heard at all. That is why inspectors look at it before the first session, and why a camera watches the line beside the loop.',
      '- Mount it low, with a free view to the ground - Charge it the evening before - Tell the tower when you swap it',
    ],
    comments: [
      'I always wondered why there are two strips at turn nine.',
      'What happens when two cars cross at the same moment?',
    ],
  },
  {
    title: 'A day with the recovery crew',
    tags: ['Operations', 'People'],
    text: [
      'They are the first to arrive and the last to leave, and on a good day nobody sees them work.',
      'We spent a Sunday with the three who drive the yellow truck, and learned how to lift a car without adding to its bill.',
      '## Six in the morning',
      'The straps are laid out by length, the radio is tested twice, and somebody walks the run-off of turn three to see how soft the gravel is.',
      '> Fast is what the spectators see. Calm is what the driver remembers.',
      'By noon they had moved four cars. None of them lost a mirror.',
    ],
    comments: ['They pulled me out in April. Kind people.', 'Please say thanks to the one with the blue gloves.'],
  },
  {
    title: 'Rain plans that survive the rain',
    tags: ['Operations'],
    text: [
      'Every organizer has a rain plan. Few have read theirs in the rain.',
      'Ours fits on one page, names one person for each decision, and begins with the question of where four thousand people go within ten minutes.',
      '## One page',
      '- Who decides, and who decides when that person is not there - Where people stand, with numbers - What is switched off first - What we say on the loudspeakers, word for word',
      'Print it on paper that can get wet. It sounds like a detail until the day it is not.',
    ],
    comments: [
      'We took over the one-page idea. It is hanging in the tower now.',
      'Which paper do you use?',
      'Ours has seventeen pages. I will cut it.',
    ],
  },
  {
    title: 'What your ticket pays for',
    tags: ['Money', 'Visitors'],
    text: [
      'A third goes to the track, a fifth to safety, a sixth to the people on the day. The rest pays for insurance, power, water and a surprising amount of fencing.',
      '## An ordinary weekend, line by line',
      '- Track rental and marshals: a third - Ambulances, fire crew, recovery: a fifth - Staff and volunteers’ meals: a sixth - Insurance: an eighth - Everything that is carried, plugged in or swept up: the rest',
      'We publish the figures every autumn. Last year one number made people write to us: the fence costs more than the music.',
    ],
    comments: ['More organizers should do this.', 'Fair enough. I will complain less about the parking fee.'],
  },
  {
    title: 'Volunteers: ask early, ask small',
    tags: ['People'],
    text: [
      'Nobody says yes to a season. Almost everybody says yes to two hours on a Saturday.',
      'Since we ask for two hours, we have more helpers than shirts.',
      '## What helps',
      'Say what the work is, where it happens and who will be there. Send the answer on the same day. And let people leave when their two hours are over, even if there is more to do.',
    ],
    comments: ['Two hours became a season for me, and I do not mind.'],
  },
  {
    title: 'The quiet hour: noise limits without trouble',
    tags: ['Operations', 'Technology'],
    text: [
      'Ninety-two decibels at the fence is not much, and it is written into our permit. Here is how we stay below it on days with sixty cars.',
      'We measure at the exit of the last corner, where engines are loudest, and tell drivers their own figure after each session. Nobody likes to be the loudest twice.',
      '> A figure on a screen does more than a rule in a booklet.',
      'Between noon and one nothing runs at all. The neighbors set their lunch by it.',
    ],
    comments: ['Living next door: it works. Thank you for the quiet hour.', 'Where do you put the microphone?'],
  },
  {
    title: 'Inspections in eleven minutes',
    tags: ['Technology', 'People'],
    text: [
      'A good technical inspection is thorough. A great one is thorough and over before the coffee is cold.',
      'We timed ours for a month. Most of the time went into looking for papers, not into looking at cars.',
      '## What we changed',
      '- Papers are checked online the evening before - Two lanes: first-timers and those we know - Belts and helmets first, since they fail most often',
      'The average fell from nineteen minutes to eleven. We find as many faults as before, and miss fewer.',
    ],
    comments: ['The lane for first-timers took my fear.', 'Can other clubs use your checklist?'],
  },
];
