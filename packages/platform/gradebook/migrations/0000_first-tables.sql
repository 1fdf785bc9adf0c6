CREATE TABLE "course_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"max_points" double precision NOT NULL,
	"description" text NOT NULL,
	"instructions" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"rubric" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grading_criteria" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"is_default" boolean NOT NULL,
	"grammar_weight" integer NOT NULL,
	"apa_weight" integer NOT NULL,
	"content_weight" integer NOT NULL,
	"feedback_style" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grading_criteria_weights" CHECK ("grading_criteria"."grammar_weight" + "grading_criteria"."apa_weight" + "grading_criteria"."content_weight" = 100)
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"owner_id" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"submission_id" uuid,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"review_number" integer NOT NULL,
	"version" integer NOT NULL,
	"grammar_score" double precision NOT NULL,
	"apa_score" double precision NOT NULL,
	"content_score" double precision NOT NULL,
	"total_score" double precision NOT NULL,
	"grammar_override" double precision,
	"apa_override" double precision,
	"content_override" double precision,
	"dismissed" jsonb NOT NULL,
	"feedback" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answers_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "replaced_grades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"review_number" integer NOT NULL,
	"version" integer NOT NULL,
	"grammar_score" double precision NOT NULL,
	"apa_score" double precision NOT NULL,
	"content_score" double precision NOT NULL,
	"total_score" double precision NOT NULL,
	"grammar_override" double precision,
	"apa_override" double precision,
	"content_override" double precision,
	"dismissed" jsonb NOT NULL,
	"feedback" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"submission_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"engine" text NOT NULL,
	"reviewed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"grammar_score" double precision NOT NULL,
	"apa_score" double precision NOT NULL,
	"content_score" double precision NOT NULL,
	"total_score" double precision NOT NULL,
	"grammar_weight" integer NOT NULL,
	"apa_weight" integer NOT NULL,
	"content_weight" integer NOT NULL,
	"feedback_style" text NOT NULL,
	"basis" jsonb NOT NULL,
	"words" integer NOT NULL,
	"pages" integer NOT NULL,
	"document_name" text NOT NULL,
	CONSTRAINT "reviews_submission_id_number_pk" PRIMARY KEY("submission_id","number")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"first_name" text,
	"last_name" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"subscription_status" text DEFAULT 'trial' NOT NULL,
	"subscription_started_at" timestamp (3) with time zone,
	"trial_ends_at" timestamp (3) with time zone,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"upload_key" text NOT NULL,
	"original_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"file_id" uuid,
	"sha256" text NOT NULL,
	"student_name" text,
	"student_email" text,
	"student_corrected" boolean DEFAULT false NOT NULL,
	"course_id" uuid,
	"course_assignment_id" uuid,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"status" text GENERATED ALWAYS AS (case state when 'uploaded' then 'pending' when 'queued' then 'processing' when 'reading' then 'processing' when 'scoring' then 'processing' when 'waiting' then 'processing' when 'completed' then 'completed' when 'refused' then 'error' when 'needs-you' then 'error' end) STORED NOT NULL,
	"state_reason" text,
	"state_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"run_number" integer DEFAULT 0 NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"review_number" integer DEFAULT 0 NOT NULL,
	"grade_version_when_queued" integer,
	"approved_at" timestamp (3) with time zone,
	"approved_by" text,
	"deletes_at" timestamp (3) with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(original_name || ' ' || coalesce(student_name, '') || ' ' || coalesce(student_email, ''))) STORED NOT NULL,
	CONSTRAINT "submissions_upload_key" UNIQUE("owner_id","upload_key")
);
--> statement-breakpoint
ALTER TABLE "course_assignments" ADD CONSTRAINT "course_assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_criteria" ADD CONSTRAINT "grading_criteria_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_grades" ADD CONSTRAINT "replaced_grades_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_course_assignment_id_course_assignments_id_fk" FOREIGN KEY ("course_assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_assignments_course_id_index" ON "course_assignments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "courses_owner_id_created_at_index" ON "courses" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "grading_criteria_one_default" ON "grading_criteria" USING btree ("owner_id") WHERE "grading_criteria"."is_default";--> statement-breakpoint
CREATE INDEX "audit_events_owner_id_id_index" ON "audit_events" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_submission_id_index" ON "audit_events" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at_index" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "replaced_grades_submission_id_index" ON "replaced_grades" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "submissions" USING btree ("owner_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_by_status" ON "submissions" USING btree ("owner_id","status","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_by_course" ON "submissions" USING btree ("course_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_by_course_assignment" ON "submissions" USING btree ("course_assignment_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submissions_to_approve" ON "submissions" USING btree ("owner_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE approved_at is null and status = 'completed';--> statement-breakpoint
CREATE INDEX "submissions_approved" ON "submissions" USING btree ("owner_id","uploaded_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE approved_at is not null;--> statement-breakpoint
CREATE INDEX "submissions_under_way" ON "submissions" USING btree ("state_since") WHERE status = 'processing';--> statement-breakpoint
CREATE INDEX "submissions_by_file" ON "submissions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "submissions_to_delete" ON "submissions" USING btree ("deletes_at") WHERE file_id is not null;