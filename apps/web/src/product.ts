import { plan } from '@greenpen/grading';

/** The product's name, prices and claims, defined only here. */
export const product = {
  name: 'Greenpen',
  supportEmail: 'support@greenpen.example',
  plan,
  claims: [
    { figure: '95%', label: 'time saved' },
    { figure: '10k+', label: 'assignments graded' },
    { figure: '4.9/5', label: 'professor rating' },
  ],
  hoursSaved: '10+ hours saved per week',
  officeHours: [
    { days: 'Mon-Fri', hours: '9:00 AM-6:00 PM EST' },
    { days: 'Sat', hours: '10:00 AM-4:00 PM EST' },
    { days: 'Sun', hours: 'Closed' },
  ],
  answersWithin: '24 hours',
} as const;
