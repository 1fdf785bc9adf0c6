/**
 * Words that at least two chapters or articles of the texts in `tools/train-grammar/sources.json` use and the word list
 * lacks, and borrowed or recent words of the humanities.
 */
export const textbookWords: readonly string[] = `
  pipet pipets pipetted pipetting actus advisor advisors aeruginosa aetiological africanus agarose ages ahistorical albendazole allocative
  allocatively allograft alma amicus amphotericin amplicon amplicons analytics anticompetitive
  antidiscrimination antidumping antilynching antiretroviral apicobasal archaea archaeobotanists archeological
  aromantic asexuality astrocytes atman australopithecine australopithecines autoantibodies autoantibody
  autocrine avant backcountry baculoviruses basolateral bilayer bildungsroman binarism bioarchaeology
  biocultural biofuels biogeographic bioinformatic bioinformatics biomarker biomarkers biomolecules biopower
  biotinylated bona bono boolean bourgeoisie braincase businesspeople callosum camelids carbenicillin
  caregivers caregiving carmakers caspase cavitary centrifugation cerevisiae certiorari ceteris chemokine
  chemokines chiasm chiefdoms chiles ciprofloxacin cisgender cishet clade clades clickbait cliffsides
  clofazimine codominant collagenase collectivities commoditization compadrazgo conspecifics contig contigs
  contractionary cooperativity coprolites coronavirus coronoid cosmid counterstained coverslips
  cryptocurrencies cryptocurrency cum curricula cybersecurity cyclins cycloheximide cytokeratin
  cytomegalovirus cytometer cytometry cytopathic cytoskeletal cytoskeleton cytosol cytosolic dataset datasets
  deacetylase deadweight deaminase decenter decentered decenters decisis deconvolution deindustrialization
  dendrogram dephosphorylated derivatization desocialization dharma dicta dictum diehard dimerization
  dinucleotide dinucleotides discretization diseconomies disempowering dispensability disproven dissolutions
  dodecyl doomscrolling downregulating downregulation drawdown duplicative ecoregion elegans emeriti
  encephalization encephalomyocarditis encomienda endocranial endocytosis entropies epithelia epitope epitopes
  erectus ergaster ergo erythematosus ethnicities ethnohistory ethnomedical ethnomedicine ethnopharmacology
  ethnosphere excitatory exome facie facto faire falciparum familiaris farmworker farmworkers fiat fide
  financials fintech flaneur flashpoint foci foodways foramina formamide franca franchisors frontrunner garde
  genderqueer generis genomically genotyped genotyping germline gestalt glial glioblastoma glucocorticoid
  glutaraldehyde guerilla gyrase gyri habeas habilis hadith hajj halal haplotype haplotypes hardline harkened
  hashtag hashtags hematopoietic hepatocellular herbivory heterodimer heterogenous heteronormative
  heteronormativity heterozygosity histopathological hoc homebuyers homeownership hominin hominins homogenous
  homologues horsemeat humanlike identifiability imipenem immunoblot immunoblotting immunofluorescence
  immunohistochemical immunohistochemistry immunomodulatory immunoprecipitation immunoregulatory
  immunostaining impactful influencer influencers integrase integrases intercropping interdependencies
  interferons intergenerational intergenic interquartile intersectional intersectionality interspecific
  intertemporal intertribal interventional intradermally intraepithelial intraspecific intron introns ipso
  isoform isoforms isosurface jure kami keratinocyte kilobase kinases kosher laissez lamin latinx laude
  lentivirus lentiviruses lifeway lifeways lingua livestream livestreamed livestreaming lockdown lognormal
  lysate lysates lysed macroeconomy magna mandamus masse meatpackers melanogaster mellitus mens mesiodistally
  metagenomic metagenomics metazoans methodologists methylation microaggression microaggressions microarray
  microarrays microenvironment microenvironments micrographs midafternoon midrash midshaft midwestern
  millennials mineralized misclassification misclassifications misgender misgendered misgendering modafinil
  modus moksha monocytic monophyly monopolistically monopsonist monotherapy morphometric morphometry mosquitos
  mucosal multifocal multimorbid multimorbidity multispecies mycobacterial negroes neoplasia neuraminidase
  neurodegenerative neurogenesis neuroimaging nihilo nirvana noblesse nocebo nonbinary noncoding nonfinancial
  nonlinearities nonmonetary nontariff nonwork novo nuchal obiter oligo onboarding ontologies onwards operandi
  operons organismal orientalism oropharyngeal oropharynx ortholog orthologous orthologs orthology othered
  othering outcompete outcompeted outsized overexpressed overexpression overharvesting paleoanthropologist
  paleoanthropologists papillomavirus paracrine paralogous parasitaemia parasitological paribus parte
  pastoralists paywall paywalled peoplehood perivascular permeabilized personhood petit petroglyphs phagosome
  phenocopies phosphorylated phosphorylates phylogenetically phylogenetics phylogenies pled pleiotropic
  plusses pneumoniae podcasting polyadenylation polyclonal polyprotein postcranial posteriori posterolateral
  posterolaterally potlatches poxviral poxviruses precarity premaxillae primatologist primatologists priori
  pro programmatically progressivism proinflammatory proprietorships proteolytic proteomic protestor
  protestors proviral pushback quid quinolone quo rainforest rainforests ramus rangelands rapamycin rea
  rebranded recombinases recordkeeping redistributions redox referenda regulon reimagine relocations
  repressors resuspended retinoblastoma retroviral rhodopsin ribozyme runtime samsara screentime securitized
  segmentations seminomadic sera sexualized sharia sialic sigmoidal sildenafil silico situ slaveholding
  slaveowner socioemotional specificities sporulation stare stercoralis strategize strategizing strepsirrhine
  strepsirrhines stressors striatum stromal subcloned subdisciplines subfields subnetwork subnetworks
  subregions subtelomeric subtilis sui sulci sunburnt supercoiled superhelical superhelically superhelicities
  superhelicity superhelix supermajorities supermajority sutural syllabi synapomorphies synapomorphy syntenic
  synthase taphonomic taxonomical tech telomere telomeres telomeric telos terroir thermoregulation thresholded
  thresholding timeframe tolerogenic torah toxocariasis tradeoff tradeoffs transactivation transcriptomes
  transcriptomic transduced transfected transfection transformative transgene transhumant transmembrane
  transposon transposons triphosphate tumorigenesis ubiquitination ubuntu ultracentrifugation umma unamplified
  uncharacterized unexecuted unhoused unilineal unindicted unpledged unsustainably unsynchronized upregulated
  upregulating upregulation usurpations utopian vectorize virological vitro vivendi vivo vlog vlogger vlogs
  volitions wabi weltanschauung whistleblower whistleblowers xenograft xenotropic xylazine zeitgeist
  zooarchaeologists zygomatic
`
  .trim()
  .split(/\s+/);
