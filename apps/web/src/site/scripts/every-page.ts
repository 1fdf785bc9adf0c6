import '../site.css';
import { closeMenuWhenDone } from './close-menu.ts';
import { offerThemes } from './offer-themes.ts';

closeMenuWhenDone();
offerThemes();
