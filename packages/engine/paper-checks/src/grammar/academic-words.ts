/** Terms of the social, health and natural sciences, the humanities and business that the library's dictionary lacks. */
const TERMS = `
  chaperone chaperones chaperoned dimer dimers homolog homologs ingroup ingroups mentee mentees outgroup outgroups
  acetylcholine actigraphy afterschool agroecology agroforestry allelic andragogical andragogy antepartum
  anthropocene antihypertensive antihypertensives antipsychotic antipsychotics anxiolytic anxiolytics
  apraxia attributional autocorrelation autoethnography axiological axiology benzodiazepines bildungsroman
  bioaccumulation bioavailability biomagnification biopsychosocial bivariate bronchiolitis bronchodilator
  bronchodilators cannula carceral caregiving catheterization cingulate clientelist codebook codebooks
  codeswitching collinearity comorbid confirmability confounder confounders constructivism constructivist
  coparenting copartisan copartisans corticosteroids countercyclical covariate covariates criminogenic
  cytokine datafication decarbonization decarceration decile deidentified deinstitutionalization deixis
  desistance diasporic dichotomization dichotomized diegetic digitalization disutility dopaminergic
  dorsolateral dramaturgical dramaturgy dummied dyad dyads dysphasia dyspnea dysregulated dysregulation
  ecocritical ecocriticism ecofeminism ecofeminist edtech endogeneity endoplasmic epigenetic epigenetics
  epistemologies evapotranspiration exogeneity externalities externality extubation factorability
  fieldnotes focalization followership gamification generalizability genotype genotypes genotypic
  georeferenced geospatial glocalization glutamate glycated glycolysis glyphosate groupwork hematocrit
  hemodialysis heritability hermeneutic hermeneutics heteronormativity heteroscedasticity
  heteroskedasticity heterozygous hippocampal homeschool homeschooled homoscedasticity homozygous
  hypersomnia hypothalamic hypoxemia hypoxia hypoxic iatrogenic indigeneity infodemic inservice intercoder
  interpretivism interpretivist interprofessional interprofessionalism interrater intertextual
  intertextuality intraoperative intrarater intubation kurtosis laissez macroprudential maladaptive
  mediational metabolomics metacognitive microbiota minoritized monopsony morphosyntactic
  multicollinearity multimodalities multimodality multisite mycorrhizal narratological narratology
  nearshoring neurocognitive neurodevelopmental neuropathy nonbinary nonparametric nonsignificant
  norepinephrine normotensive nosocomial oblimin oligopolistic operationalization orbitofrontal
  orthonormal overdiagnosis oxytocin paleoclimate parasomnia paratext pedagogies perioperative
  permaculture pharmacodynamics pharmacokinetic pharmacokinetics phenotypes phenotypic photovoltaics
  platformization plurilingual plurilingualism polymorphisms polypharmacy polysomnographic polysomnography
  postcolonialism postpositivism postpositivist postsecondary poststructuralism posttest posttests
  prebiotic prehospital presenteeism preservice probit procyclical proteomics psychoeducation
  psychoeducational psychometrics psychosocial psychotherapeutic quantile quantiles quintile quintiles
  racialization racialized recoded regressor regressors replicability rerandomized retinopathy
  revictimization scaffolded schooled schools schoolwide school|home securitization serotonergic skewness
  sociodemographic sphericity spirometry stablecoin stepwise stormwater stratigraphy subcortical subsample
  subsamples subscale subscales substitutability subtheme subthemes telehealth telenursing telework
  tercile textuality thrombocytopenia timepoint timepoints tobit transcriptome transdisciplinary
  transferability translanguaging transnationalism triadic triaging unblinded underfitting underreported
  underreporting underrepresentation univariate unschooling varimax ventromedial wellbeing winsorized
  licensure cofound cofounded cofounder cofounders skillset skillsets weeklong yearlong monthlong daylong hourlong decadelong workaholism othering eHealth mHealth wellbeing policymaker policymakers pipetted pipetting pipettes
`;

/** Terms of psychology, education and statistics. */
const METHODS = `
  addin addins actigraph actigraphs actigraphic alexithymic amotivation anxiogenic arousability attentional autotelic
  backtranslated backtranslation bifactor biserial categorizer categorizers circumplex coaction coactive codable
  coder coders codeable collider colliders compliances confounders constructionist copresence
  coregulation coteach coteacher coteachers coteaching counterbalancing counterstereotypical covariate covaried
  covaries covary covarying crosstab crosstabs crosstabulation crosstabulations cyberloafing datapoint datapoints
  decentering delexical deviational dichotic dichotomize disattenuated disattenuation discriminability
  disfluency disfluencies dishabituation distractor distractors dizygotic edutainment emic etic
  effortful egodystonic eigenvalue eigenvalues eigenvector eigenvectors endorser endorsers equifinality
  eudaimonic extraversion extravert extraverted extraverts eyeblink eyetracker eyetrackers eyetracking framings
  frequentist frequentists gamify gamified hedonia heteroscedastic heteroskedastic homoscedastic homoskedastic
  homoskedasticity idiographic illocutionary imageability impulsivity inattentional indegree outdegree
  interactant interactants intercorrelation intercorrelations interitem interoception interoceptive
  intraclass intraindividual interindividual introject introjects introjected ipsative jackknifed
  kurtotic leptokurtic platykurtic mesokurtic lability learnability lexicality likert logit logits loglinear
  malingerer malingerers mentalize mentalizing metaregression microteaching misattribution
  misspecification misspecified moderational monozygotic multicollinear multigroup multimethod multitrait
  multiwave neurodivergent neurotypical nomological nomothetic nonresponders nonresponse normed norming noncentral
  noncentrality oddball operant operants orthogonalized oversample oversampled oversampling
  parceling parentification perceiver perceivers perseverate perseverative phonotactic polychoric
  polyserial popout posteriors postintervention preregister preregistered preregistration prestimulus
  preteach preteaching priming proband probands procrastinator procrastinators prosocial prosociality
  prosocially prototypicality pupillometry purposive quartile quartiles quasiexperimental ratee ratees
  reappraisal recode recodes recoding reinforcer reinforcers relearning resample resampled resampling
  responder responders restudied retest retested retests ruminative saccade saccades saccadic saliency
  scree scorer scorers semipartial sociality sociometer sociometric somatization speededness
  stereotypicality stereotypy subconstruct subconstructs subdimension subdimensions subfactor subfactors
  subitem subitems subtest subtests superordinate suppressor suppressors tachistoscope tachistoscopic
  teachability terciles tetrachoric traitlike transdiagnostic trialwise unidimensionality unstandardized uncued
  validator validators valence valenced valences visuospatial voxel voxels voxelwise waitlist waitlisted
  winsorize winsorizes winsorizing winsorization zygosity
`;

/** British and other accepted spellings, which the library's American dictionary does not hold. */
const BRITISH = `
  acknowledgement acknowledgements afterwards ageing aluminium amongst anaemia anaesthesia anaesthetic
  anaesthetist analogue analogues analyse analysed analyser analyses analysing anonymised apologise
  apologised artefact artefacts authorise authorised backwards behaviour behavioural behaviourally
  behaviourist behaviours benefitted benefitting burnt caesarean calibre cancelled cancelling catalogue
  catalogues cataloguing catalyse categorisation categorise categorised centre centred centres channelled
  channelling characterise characterised characterises characterising cheque cheques civilisation
  civilisations colonisation colour coloured colourful colouring colours cosy councillor councillors
  counselled counselling counsellor counsellors criticise criticised criticising defence defences dialled
  dialogues diarrhoea disorientated distil draught draughts dreamt emphasise emphasised emphasises
  emphasising encyclopaedia endeavour endeavours enquire enquiries enquiry enrol enrolment enrolments
  enrols equalled faecal faeces favour favourable favourably favoured favouring favourite favourites
  favours fibre fibres focussed focussing foetal foetus foetuses forwards fuelled fuelling fulfil
  fulfilment fulfils generalisability generalisable generalisation generalise generalised globalisation
  grey greyer gynaecological gynaecology haematology haemodialysis haemoglobin haemorrhage harbour honour
  honoured honouring honours hospitalisation hospitalised humour hyperglycaemia hypoglycaemia hypothesise
  hypothesised hypothesising immunisation industrialisation initialled instalment instalments instil
  ischaemia ischaemic jewellery judgement judgements kerb labelled labelling labour labourer labourers
  labours learnt leukaemia levelled licence licenced licences litre litres manoeuvre manoeuvres
  marginalisation marginalised marvellous maths maximise maximised maximising mediaeval metre metres
  minimise minimised minimising mobilisation mobilise modelled modeller modelling modernisation mould
  moulded moult mum mums neighbour neighbourhood neighbourhoods neighbouring neighbours normalisation
  normalise normalised odour oedema oesophagus oestrogen oestrogens offence offences operationalise
  optimisation optimise optimised organisation organisational organisations organise organised organiser
  organisers organising orientated orthopaedic paediatric paediatrician paediatricians paediatrics
  palaeolithic paralyse paralysed parlour plough ploughed practise practised practising practitioners
  pretence prioritise prioritised prioritising programme programmes pyjamas quarrelled randomised realise
  realised realising recognise recognised recognises recognising rigour rivalled rumour rumours saviour
  savour sceptic sceptical scepticism sceptics signalling skilful skilfully socialisation socialise sombre
  specialisation specialise specialised specialist specialities speciality spelt spoilt stabilise
  standardisation standardise standardised storey storeys sulphur summarise summarised summarising
  symbolise symbolised symbolises sympathise theatre theatres tonne tonnes totalled towards travelled
  traveller travellers travelling tumour tumours tunnelled tyre urbanisation utilisation utilise utilised
  utilising vaccinate vapour vigorous vigour visualisation visualise whilst wilful wilfully woollen
`;

export const academicWords: readonly string[] = `${TERMS} ${METHODS} ${BRITISH}`.trim().split(/\s+/);
