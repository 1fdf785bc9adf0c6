/** Programs, packages and commands whose names no dictionary has; what is also an English word is left out. */
const NAMES = `
  airflow ansible apache asyncio autoconf babel bokeh boto caddy caret catboost celery chmod chown chroot clang cmake
  codecov conda cron crontab cuda cudnn cython dask datatable deno devtools django docker dotenv dplyr ecmascript
  elasticsearch esbuild eslint fastai fastapi ffmpeg figma forcats fortran fzf gensim ggplot ggplot2 git github gitlab
  glmnet gnuplot golang gradle grafana grep grpc gunicorn hadoop haskell hdfs heroku homebrew htop huggingface imagej
  ipython istio javac jenkins jinja journalctl jquery json jsonl jstor jupyter jupyterlab kafka kaggle keras kotlin
  kubectl kubelet kubernetes langchain laravel latex lavaan leaflet lightgbm linux lmer lmertest lubridate mariadb
  matlab matplotlib mediapipe memcached minio minitab mlflow mongodb mongoose mpich mypy mysql neo4j netcat networkx
  nginx ngrok nltk nmap nodejs nosql npm npx numba numpy nvim nvivo openai opencv openmp openssl optuna pandoc pgadmin
  plotly plyr podman postgres postgresql powershell prisma prometheus psql psycopg purrr pybind pycharm pydantic pygame
  pylint pymc pypi pyplot pyspark pytest pytorch qiime qiskit qualtrics rabbitmq readr redis redux regex repl rstan
  rstudio rsync ruff sagemaker sas scala scikit scipy scp seaborn sed selenium shapely shiny sklearn snowpark spacy
  sparql spss sql sqlalchemy sqlite stata statsmodels stdin stdout stringr subprocess sudo svelte svn symfony sympy
  systemctl systemd tableau tensorboard tensorflow terraform tibble tidymodels tidyr tidyverse tkinter tmux tomcat
  torchvision tqdm tsc uvicorn valgrind vim virtualenv vite vitest vlookup vue vuex wandb webgl webpack wget wireshark
  xarray xcode xgboost yaml yarn zsh
`;

/** English words among the names, which are told from the words around them alone. */
const ENGLISH = new Set(
  'apache babel caddy caret celery dask docker figma gradle kotlin leaflet regex sas scala shiny snowpark tableau vim yarn vite prisma mongoose selenium sed'.split(
    ' ',
  ),
);

const sure = NAMES.trim()
  .split(/\s+/u)
  .filter((name) => !ENGLISH.has(name));

/** Each name as a word of its own, in whatever letters. */
export const TOOL_NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:${sure.join('|')})(?![\p{L}\p{N}_])`,
  'giu',
);

const LIST = String.raw`(?:,? (?:and|or|with) |, |/)`;
const AFTER_TOOL = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${sure.join('|')})${LIST}$`, 'iu');
const BEFORE_TOOL = new RegExp(
  String.raw`^(?:, [\w.]{1,15}){0,2}${LIST}(?:${sure.join('|')})(?![\p{L}\p{N}_])`,
  'iu',
);

/** An unknown word that is listed beside a program is one too: "numpy, polars, and scipy". */
export function isListedWithTool(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  return (
    AFTER_TOOL.test(text.slice(Math.max(0, start - 30), start)) || BEFORE_TOOL.test(text.slice(end, end + 30))
  );
}
