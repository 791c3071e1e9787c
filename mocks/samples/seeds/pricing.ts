import type { Pricing } from '@contract/samples/entities/page';

/** The figures are the specification's (section 9); a year of standard costs 480, of enterprise 960. */
export const pricing: Pricing = {
  basicPlan: {
    id: 1,
    title: 'Basic',
    subtitle: 'To try it with one event',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: ['One event at a time', 'Up to 100 tickets', 'One person', 'Help by the community'],
    popular: false,
  },
  standardPlan: {
    id: 2,
    title: 'Standard',
    subtitle: 'For clubs and small tracks',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Any number of events',
      'Up to 5,000 tickets a month',
      'Ten people',
      'Exports',
      'Answers within a day',
    ],
    popular: true,
  },
  enterprisePlan: {
    id: 3,
    title: 'Enterprise',
    subtitle: 'For tracks that are never closed',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'Everything of Standard',
      'Any number of tickets',
      'Any number of people',
      'Roles and permissions',
      'Training, and a number to call',
    ],
    popular: false,
  },
  qandA: [
    {
      question: 'Does an answer to a question cost anything?',
      ans: 'No. Support is part of every plan; the plans differ in how quickly you hear from us.',
    },
    {
      question: 'Can I change my plan later?',
      ans: 'At any time. You pay by the day, and what you paid too much is counted against the next bill.',
    },
    {
      question: 'Is there a trial?',
      ans: 'Basic is free for as long as you like, so there is nothing to end in time.',
    },
    {
      question: 'What happens to my data when I leave?',
      ans: 'You can export all of it for thirty days. After that it is deleted.',
    },
  ],
};
