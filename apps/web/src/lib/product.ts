import { plan } from '@greenpen/grading';

/** Everything that names, prices or praises the product: it stands here and nowhere else. */
export const product = {
  name: 'Greenpen',
  supportEmail: 'support@greenpen.example',
  plan,
  claims: [
    { figure: '95%', label: 'time saved' },
    { figure: '10k+', label: 'assignments graded' },
    { figure: '4.9/5', label: 'professor rating' },
  ],
} as const;
